export { alias, aliasesOf, aliasesOfSeat, aliasesTold, aliasIn, logIn } from './contract/aliases.ts'
export { checkMatchesOf } from './contract/check-matches.ts'
export type { CheckMatch } from './contract/check-matches.ts'
export type { Disguise } from './contract/disguise/disguise.ts'
export { replacingNames } from './contract/disguise/replacing-names.ts'
export type { Field, FieldValues } from './contract/field.ts'
export type { GameInTable, TableValue } from './contract/game-in-table.ts'
export { genres } from './contract/game-kit.ts'
export type {
  GameKit,
  GameView,
  Genre,
  HouseAnswer,
  HousePlayer,
  HouseProbe,
  HouseTurn,
} from './contract/game-kit.ts'
export type { GivenAway, Integrity } from './contract/integrity.ts'
export type { KitMoment } from './contract/kit-moment.ts'
export type { KitStrategy, MindsAbout, StrategyStep } from './contract/kit-strategy.ts'
export { houseOfKit, housePlayerCalled } from './house-at-large.ts'
export { materialAt, playHouse, saidByHouse } from './contract/play-house.ts'
export type { HouseMatch, PlayedByHouse } from './contract/play-house.ts'
export { entryOf } from './contract/entry-schema.ts'
export { exactly } from './contract/exactly.ts'
export { namesOfAnswer } from './contract/reading/meant/names-of-answer.ts'
export { howSaid } from './contract/reading/meant/how-said.ts'
export { objectsIn } from './contract/reading/objects-in.ts'
export { withoutThinking } from './contract/reading/without-thinking.ts'
export { answerNames, readFields } from './contract/reading/read-fields.ts'
export type {
  AnsweredProbe,
  Forecast,
  GuessTally,
  KitProbe,
  Probe,
  ProbeScore,
  ProbeTally,
} from './contract/probe.ts'
export { decidedBy } from './contract/decided-by.ts'
export { boardOrders } from './contract/results.ts'
export type { BoardPart, Metric, OneAgainstAll, SeatResult } from './contract/results.ts'
export type { AnyRuleset } from './contract/ruleset.ts'
export { ruleFields } from './contract/rule-fields.ts'
export type { RuleField } from './contract/rule-fields.ts'
export { rulesetWith } from './contract/ruleset-with.ts'
export type { RulesetWith, Settings } from './contract/ruleset-with.ts'
export type {
  ArrangedTables,
  Condition,
  Factor,
  Aims,
  Judged,
  JudgedChoices,
  JudgedSpeech,
  StudiedAim,
  MeasureMap,
  PlantedBiases,
  PlantedEffects,
  StudiedAnswer,
  StudiedChoice,
  Studies,
} from './contract/studies.ts'
export { tones } from './contract/scene.ts'
export { excerpt, flawsOf } from './contract/scripted/flaw.ts'
export type { Flaw } from './contract/scripted/flaw.ts'
export type { FlawText } from './contract/scripted/flaw-text.ts'
export { ScriptedMatch } from './contract/scripted/scripted-match.ts'
export { isAsked, isSame } from './contract/scripted/situation.ts'
export type { Situation } from './contract/scripted/situation.ts'
export { foldSteps, noSteps, stepsOf } from './contract/steps-of.ts'
export type { MatchStep, StepFold } from './contract/steps-of.ts'
export { toldOfMatch } from './contract/told-of-match.ts'
export type { MatchOutcome, ToldOfMatch } from './contract/told-of-match.ts'
export type {
  Aside,
  CardFace,
  Scene,
  SceneBallot,
  SceneGuess,
  SceneNotice,
  SceneOffer,
  ScenePart,
  SceneSecret,
  SceneTalk,
  SceneWords,
  SeatBelief,
  SeatNamed,
  SeatReasons,
  SeatScene,
  Tone,
} from './contract/scene.ts'
export { rulingBehind } from './contract/ruling-behind.ts'
export type { FirstEntry, Recorded } from './contract/ruling-behind.ts'
export { kitCalled, kits, usualGame } from './kits.ts'
export { loadOtherKit, loadView, otherKitIds } from './load-game.ts'
export { measureOf } from './normalised-tables/normalised-table.ts'
export type { NormalisedTable, TableColumn } from './normalised-tables/normalised-table.ts'
export { normalisedTableCalled, normalisedTables } from './normalised-tables/normalised-tables.ts'
export { otherKits } from './other-kits.ts'
export { inPlayOrder } from './contract/in-play-order.ts'
export type { Column, ColumnType, DatasetTable, Row } from './contract/older-tables.ts'
export { inOlderForm } from './contract/in-older-form.ts'
export type { OlderAnswer, OlderAsked, OlderEnd, OlderForm, OlderQuestion } from './contract/older-form.ts'
export { briefingWith, spoken } from './who-is-spy/briefing/example-briefing.ts'
export { rulesText } from './who-is-spy/briefing/rules-text.ts'
export { drawDeal } from './who-is-spy/deal.ts'
export type { DrawnDeal, Secret, SpyConfig } from './who-is-spy/deal.ts'
export { languages } from '@wis/engine'
export type { Language } from '@wis/engine'
export { endReasons, foulKinds, missReasons, outCauses, sides } from './who-is-spy/events.ts'
export type { Ballot, EndReason, Foul, FoulKind, SpyEvent, Words } from './who-is-spy/events.ts'
export { whoIsSpy } from './who-is-spy/game.ts'
export { spyOlder, whoIsSpyKit } from './who-is-spy/kit.ts'
export { sought, spyGuess } from './who-is-spy/kit/guess.ts'
export { spyResults } from './who-is-spy/kit/results.ts'
export { appealOf } from './who-is-spy/results/appeal.ts'
export type { Appeal } from './who-is-spy/results/appeal.ts'
export { explainPoints } from './who-is-spy/results/explain-points.ts'
export { lastRoundAlive, seatFacts } from './who-is-spy/results/seat-facts.ts'
export type { SeatFacts } from './who-is-spy/results/seat-facts.ts'
export type { SpyMove } from './who-is-spy/rules.ts'
export { rulesetFaults } from './who-is-spy/ruleset-faults.ts'
export { rulesets } from './who-is-spy/rulesets.ts'
export type { Ruleset, RulesetId } from './who-is-spy/rulesets.ts'
export { fifteenthsPerPoint } from './contract/results.ts'
export type { PointLine } from './who-is-spy/scoring.ts'
export { cutText, storable } from './contract/reading/cut-text.ts'
export type { CutText } from './contract/reading/cut-text.ts'
export { fold, key } from './words-in-speech/fold.ts'
export { slipsIn } from './contract/slips-in.ts'
export { whyNoVote } from './who-is-spy/why-no-vote.ts'
export { judgeSpeeches, nameSaid } from './who-is-spy/judge-speeches.ts'
export type { Spoken } from './who-is-spy/judge-speeches.ts'
export { saysOwnWord } from './words-in-speech/own-word.ts'
export type { Persona } from './who-is-spy/house/persona.ts'
export { findPersona, houseAgents, personaCalled, personas } from './who-is-spy/house/personas.ts'
export type { Listening, Optics } from './who-is-spy/house/reading/lens.ts'
export { think } from './who-is-spy/house/think.ts'
export { spyEntry, spyEvent, spyRuleset } from './who-is-spy/schema.ts'
export type { SpyEntry } from './who-is-spy/schema.ts'
export { probedPersona } from './who-is-spy/kit/probed.ts'
export { spyMoveOf } from './who-is-spy/spy-move-of.ts'
export { spyReader } from './who-is-spy/spy-reader.ts'
export { phases } from './who-is-spy/state.ts'
export type { Ending, Phase, Round, Speech, SpyState, Vote } from './who-is-spy/state.ts'
export { nameOfSeat } from './who-is-spy/table-names.ts'
export { parseBallot } from './who-is-spy/votes.ts'
export {
  earlierPairs,
  pairsFor,
  rankedPairs,
  undercoverPairs,
  wordPairs,
} from './who-is-spy/words/collection.ts'
export { wordFamilies, wordRelatives } from './who-is-spy/words/families.ts'
export { areClose, closenessIn } from './who-is-spy/words/closeness.ts'
export { namesOnList, otherNames } from './who-is-spy/words/other-names.ts'
export { committedText, poolSize, sealedOrder, wordOrder, wordPool } from './season-words/word-order.ts'
export type { Hash, Pair, WordLists } from './season-words/word-order.ts'
export { domains } from './season-words/word-pair.ts'
export type { Domain, PairList, WordFamily, WordPair } from './season-words/word-pair.ts'
