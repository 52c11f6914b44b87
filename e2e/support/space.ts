/** The only Space of the Hub that the platform of the tests asks. */
export const space = 'someone/clever-fox'
