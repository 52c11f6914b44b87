/** The seat that holds the other word in the example of the front page. */
export const exampleSpy = 4
