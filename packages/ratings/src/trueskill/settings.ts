/** What is believed about a skill: a normal curve. */
export interface TrueSkill {
  readonly mean: number
  readonly deviation: number
}

export const newcomerSkill: TrueSkill = { mean: 25, deviation: 25 / 3 }

/** What a skill almost certainly reaches. Boards go by it, as those of TrueSkill's authors do. */
export const skillFloor = ({ mean, deviation }: TrueSkill): number => mean - 3 * deviation

/** The deviation of a performance around the skill behind it. */
export const performanceDeviation = 25 / 6
/** How far a skill may have moved since the match before. */
export const driftDeviation = 25 / 300

/** The chance of a draw between equals. */
export const drawProbability = 0.1
/** A standard normal variable lies within this distance of 0 with the probability of a draw. */
export const drawPoint = 0.12566134685507402

/** Performances that are nearer to each other than this are a draw. */
export const drawMargin = (players: number) => drawPoint * Math.sqrt(players) * performanceDeviation
