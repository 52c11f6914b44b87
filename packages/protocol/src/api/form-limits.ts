// Forms in a browser show these, so they stand apart from the schemas, which bring the rules of every game with them.

/** The matches of one practice series, and of one comparison. */
export const mostInSeries = 12

/** How often a model is asked one question again. */
export const mostAnswers = 20

/** How a good answer is recognised. */
export const situationTests = ['is', 'is-not', 'contains', 'lacks', 'at-least', 'at-most'] as const

/** The checks of one situation. */
export const mostChecks = 6
