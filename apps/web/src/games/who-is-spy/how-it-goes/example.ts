/** The seat with the other word in the example on the front page. */
export const exampleSpy = 4
