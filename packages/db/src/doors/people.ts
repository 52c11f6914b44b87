export { agreeToRow, leaveBoard, leaveRow, readAgreement } from '../person/agreement.ts'
export { blockSeat, listBlocks, unblockSeat } from '../person/blocks.ts'
export {
  beginGathering,
  forgetGatherings,
  joinGathering,
  openGathering,
  readGathering,
} from '../person/gathering.ts'
export type { Gathering } from '../person/gathering.ts'
export {
  dealToAnother,
  experimentPart,
  lockWaitingPerson,
  peopleOfExperiment,
  seatPerson,
  takeExperimentSeat,
  withdrawFromExperiment,
} from '../person/experiment-seat.ts'
export {
  listMixedSeasons,
  rankedSeatRefusal,
  rankedSeatRefusals,
  readPeopleBoard,
  takeRankedSeat,
} from '../person/mixed-season.ts'
export type { PeopleBoard, PersonOnBoard, RankedSeatRefusal } from '../person/mixed-season.ts'
export { leastPeople, readPeopleByRules, readPeopleRow } from '../person/people-row.ts'
export type { PeopleRow } from '../person/people-row.ts'
export { readPeopleOfTable } from '../person/people-of-table.ts'
export type { PeopleInColumn } from '../person/people-of-table.ts'
export { keptFromPeople } from '../person/meets-people.ts'
export { anyOnlineAgent, listOnlineAgents } from '../person/online-agents.ts'
export type { OnlineAgents } from '../person/online-agents.ts'
export { ownSeat, readSeat } from '../person/seat-news.ts'
export type { PersonsSeat } from '../person/seat-news.ts'
export { forgetGuests, guestDays, keepSeat, leaveSeat, seatNews, seatQuestion } from '../person/seat-news.ts'
export { opponentStrengths, takeSeat } from '../person/take-seat.ts'
export type { Person } from '../person/seat-sql.ts'
export type { OpponentStrength } from '../person/take-seat.ts'
export { playedMatch, takeSeatOf } from '../person/play-on.ts'
export type { PlayedMatch, PlayOnRefusal } from '../person/play-on.ts'
