/** The seat with the other word in the example on the front page. */
export const exampleSpy = 4

export const exampleSeats = [0, 1, 2, 3, 4, 5] as const

/** Five of six point at one. */
export const exampleBallots = exampleSeats.map((seat) => ({
  seat,
  target: seat === exampleSpy ? 5 : exampleSpy,
}))
