export {
  keepPuzzle,
  keepPuzzleAnswers,
  puzzleAnswersOf,
  puzzleCandidates,
  readPuzzle,
} from '../daily/daily-puzzle.ts'
export type { DailyPuzzle, PuzzleAnswer, PuzzleDay } from '../daily/daily-puzzle.ts'
