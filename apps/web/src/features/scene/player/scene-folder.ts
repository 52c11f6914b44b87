import type { Entry, Language, Viewer } from '@wis/engine'
import { aliasesTold, foldSteps, loadView, logIn, noSteps, toldOfMatch, viewOnPage } from '@wis/games'
import type { GameView, StepFold } from '@wis/games'
import { patientLoad } from '../../../components/loading/patient-load.ts'
import { isWhole } from '../../match/live/entry-log.ts'
import type { Eyes } from './eyes.ts'
import { isOver } from './scene-player.ts'
import type { KnownOfMatch } from './scene-player.ts'

interface KnownLog {
  /** The log from its first entry. */
  readonly entries: readonly Entry[]
  readonly eyes: Eyes
  /** The reader's. */
  readonly language: Language
  /** What the sentences call the seats. Their aliases if it is left out. */
  readonly called?: readonly string[] | undefined
  /** As it was known until now. */
  readonly status: KnownOfMatch['status']
}

/** Makes the steps of one match of its log. As long as the log only grows, it folds nothing twice. */
export type SceneFolder = (known: KnownLog) => Promise<KnownOfMatch>

/** Undefined for a game that the platform no longer has. */
export async function sceneFolder(game: string): Promise<SceneFolder | undefined> {
  const view = await loadView(game)
  return view && folderOf(view)
}

function folderOf(first: GameView): SceneFolder {
  let view = first
  let last: { readonly entries: readonly Entry[]; readonly eyes: Eyes; readonly fold: StepFold } | undefined
  return async ({ entries: given, eyes, language, called, ...known }) => {
    const { opened } = first
    if (view === first && opened && given.some(({ event }) => opened.by.includes(event.type))) {
      view = await patientLoad(opened.load)
      last = undefined
    }
    const entries = logIn(language, given, called)
    const before = last?.eyes === eyes && isBeginning(last.entries, entries) ? last : undefined
    const more = entries.slice(before?.entries.length ?? 0)
    const fold = foldSteps(viewOnPage(view), before?.fold ?? noSteps(view), more, viewerOf(eyes))
    last = { entries, eyes, fold }
    const status = isOver(known) ? known.status : statusOf(entries)
    const names = called ?? aliasesTold(entries[0]?.event)
    const nameOf = (seat: number) => names[seat] ?? ''
    return {
      status,
      ...toldOfMatch(view, entries, { isFinished: status === 'finished', nameOf }),
      steps: fold.steps,
    }
  }
}

const isBeginning = (part: readonly Entry[], entries: readonly Entry[]) =>
  part.every((entry, place) => entry === entries[place])

const viewerOf = (eyes: Eyes): Viewer | 'open' =>
  eyes === 'everything' ? 'director' : eyes === 'table' ? 'spectator' : eyes

/** A match is over for its readers once its log is open to all of them: the result may need what was hidden. */
function statusOf(entries: readonly Entry[]): KnownOfMatch['status'] {
  if (!isWhole({ entries, ahead: [] })) return 'running'
  return entries.at(-1)?.event.type === 'match-voided' ? 'void' : 'finished'
}
