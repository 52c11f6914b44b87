export { alias, aliasesOf, aliasesOfSeat, aliasesTold, aliasIn, logIn } from './contract/aliases.ts'
export { believedIn } from './contract/believed.ts'
export {
  besideAnswered,
  besideByForm,
  besideFields,
  besideIn,
  besideNames,
  besideTexts,
  forBeside,
} from './contract/beside.ts'
export type { Beside, BesideAnswered, BesideName, BesideText } from './contract/beside.ts'
export { checkMatchesOf } from './contract/check-matches.ts'
export {
  canBeDealt,
  dealLevels,
  hasLevels,
  isDealt,
  seatFactor,
  seatLevels,
  rulesetsBeside,
  rulesetWanted,
  seedFactor,
  wordFactor,
} from './contract/deal-levels.ts'
export type { DealLevels } from './contract/deal-levels.ts'
export type { Disguise } from './contract/disguise/disguise.ts'
export { replacingNames } from './contract/disguise/disguise.ts'
export type { Choice, Field, FieldValues, OnTable } from './contract/field.ts'
export type {
  Basics,
  GameKit,
  GameView,
  HouseAnswer,
  HousePlayer,
  HouseProbe,
  HouseTurn,
  TableValue,
} from './contract/game-kit.ts'
export { genres } from './contract/game-kit.ts'
export type { GamePackage } from './contract/game-package.ts'
export type { KitMoment } from './contract/kit-moment.ts'
export type { KitStrategy, MindsAbout, StrategyStep } from './contract/kit-strategy.ts'
export { forPeople, personsTurnMs, shortestTurnMs } from './for-people.ts'
export { houseOfKit, housePlayerCalled } from './house-at-large.ts'
export { inPlayOrder, materialAt, playHouse, saidByHouse } from './contract/play-house.ts'
export type { PlayedByHouse } from './contract/play-house.ts'
export { entryOf } from './contract/entry-schema.ts'
export type { Taken } from './contract/entry-schema.ts'
export { namesOfAnswer } from './contract/reading/meant/entries-meant.ts'
export { howSaid } from './contract/reading/meant/how-said.ts'
export { objectsIn } from './contract/reading/objects-in.ts'
export { withoutThinking } from './contract/reading/without-thinking.ts'
export { answerNames, readFields } from './contract/reading/read-fields.ts'
export type { Forecast, GuessTally, KitProbe, ProbeTally } from './contract/probe.ts'
export { decidedBy } from './contract/rates.ts'
export { boardOrders } from './contract/results.ts'
export type { BoardPart, FirstMoves, Metric, SeatResult } from './contract/results.ts'
export type { AnyRuleset } from './contract/ruleset.ts'
export { ruleFields } from './contract/rule-fields.ts'
export type { RuleField } from './contract/rule-fields.ts'
export { rulesetWith } from './contract/ruleset-with.ts'
export type { RulesetWith, Settings } from './contract/ruleset-with.ts'
export type {
  JudgedChoices,
  StudiedAim,
  MeasureMap,
  PlantedBiases,
  PlantedEffects,
  StudiedAnswer,
  StudiedChoice,
} from './contract/studies.ts'
export { scene } from './contract/scene.ts'
export { excerpt, flawsOf } from './contract/scripted/flaw.ts'
export type { Flaw, FlawText } from './contract/scripted/flaw.ts'
export { isAsked, isSame, ScriptedMatch } from './contract/scripted/scripted-match.ts'
export type { Situation } from './contract/scripted/scripted-match.ts'
export { foldSteps, noSteps, stepsOf, viewOnPage } from './contract/steps-of.ts'
export type { MatchStep, StepFold } from './contract/steps-of.ts'
export { toldOfMatch } from './contract/told-of-match.ts'
export type { MatchOutcome, ToldOfMatch } from './contract/told-of-match.ts'
export type {
  Aside,
  CardFace,
  Scene,
  SceneBallot,
  SceneGuess,
  SceneDecided,
  SceneNotice,
  SceneGood,
  SceneKnown,
  SceneOffer,
  ScenePart,
  SceneSecret,
  SceneTalk,
  SceneWords,
  SeatNamed,
  SeatReasons,
  SeatScene,
  Tone,
} from './contract/scene.ts'
export { rulingBehind } from './contract/ruling-behind.ts'
export type { FirstEntry, Recorded } from './contract/ruling-behind.ts'
export { hasWords, kitCalled, kits, usualGame } from './kits.ts'
export { loadOlderExports, loadOtherKit, otherKitIds } from './load-kit.ts'
export { loadView } from './load-view.ts'
export { outsideGames } from './outside-games.ts'
export type { OutsideGame, OutsideGames } from './outside-games.ts'
export { measureOf } from './normalised-tables/normalised-table.ts'
export type { NormalisedTable, TableColumn } from './normalised-tables/normalised-table.ts'
export { normalisedTableCalled, normalisedTables } from './normalised-tables/normalised-tables.ts'
export { olderExports, otherKits, publishedEntry, publishedRuleset } from './other-kits.ts'
export type { PublishedEntry } from './other-kits.ts'
export type { Column, ColumnType, DatasetTable, Row } from './contract/older-tables.ts'
export { inOlderForm } from './contract/in-older-form.ts'
export type { OlderDeal, OlderExports } from './contract/older-exports.ts'
export type { OlderAnswer, OlderEnd, OlderPart } from './contract/older-form.ts'
export { languages } from '@wis/engine'
export type { Language } from '@wis/engine'
export { fifteenthsPerPoint } from './contract/results.ts'
export { storable } from './contract/reading/cut-text.ts'
export { key } from './words-in-speech/fold.ts'
export { slipsIn } from './contract/slips.ts'
export { saysOwnWord } from './words-in-speech/own-word.ts'
export {
  committedText,
  domains,
  poolSize,
  sealedOrder,
  wordOrder,
  wordPool,
} from './season-words/word-pair.ts'
export type { Pair, WordLists, WordPair } from './season-words/word-pair.ts'
