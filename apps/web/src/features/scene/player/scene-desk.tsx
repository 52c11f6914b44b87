import type { SeatRating } from '@wis/db/boards'
import type { Thought } from '@wis/db/matches'
import type { SeatHeader } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { MatchControls } from '../../match/controls/match-controls.tsx'
import type { ControlCommand } from '../../match/controls/match-controls.tsx'
import { ShareButton } from '../../match/controls/share-button.tsx'
import { SoundSwitch } from '../../match/controls/sound-switch.tsx'
import { Viewers } from '../../match/live/viewers.tsx'
import { MindTables } from '../../match/minds/mind-tables.tsx'
import type { TellingThought } from '../../match/minds/mind-tables.tsx'
import { useExperimentPlace } from '../../match/player/experiment-place.tsx'
import { withSecret } from '../../match/player/player-address.ts'
import { usePlayerAddress } from '../../match/player/use-player-address.ts'
import { SeatMind } from '../../match/seat-eyes/seat-mind.tsx'
import { useThoughts } from '../../match/thoughts/use-thoughts.ts'
import { useWords } from '../words.ts'
import { seatOfEyes } from './eyes.ts'
import { hasSeenEnd, isAtEnd, isOver, roundStarts, sceneViews } from './scene-player.ts'
import type { SceneMinds, ScenePlayer } from './scene-player.ts'
import { sceneQuery } from './scene-query.ts'
import { SceneEnd, SceneRoster } from './scene-roster.tsx'
import { SceneReveal, SceneSecrets } from './scene-secrets.tsx'
import { SceneSlider } from './scene-slider.tsx'
import { useScenes } from './scene-store.ts'
import type { SceneHandle, SceneStore } from './scene-store.ts'

/** The controls of a player, in code that loads at the first touch. Until then nobody has moved the address. */
export function DeskControls({ store }: { store: SceneStore }) {
  const handle = useScenes(store)
  usePlayerAddress(sceneQuery(handle.player))
  return <SceneControls handle={handle} />
}

export function DeskViews({ store }: { store: SceneStore }) {
  return <ViewTabs handle={useScenes(store)} />
}

export function DeskShare({ store, matchId }: { store: SceneStore; matchId: string }) {
  return (
    <>
      <Viewers matchId={matchId} />
      <ShareButton matchId={matchId} query={sceneQuery(useScenes(store).player)} />
    </>
  )
}

interface DeskBesideProps {
  readonly store: SceneStore
  readonly matchId: string
  readonly thoughts: readonly Thought[] | undefined
  readonly seats: readonly SeatHeader[]
  readonly ratings: readonly SeatRating[]
  /** Whether the reader may cover the answer, and guess. */
  readonly mayCover: boolean
  readonly isEmbedded: boolean
}

export function DeskBeside(props: DeskBesideProps) {
  const { store, matchId, thoughts, seats, ratings, mayCover, isEmbedded } = props
  const handle = useScenes(store)
  // Nobody but its readers may load the thoughts of an experiment, so its page brings those that it has.
  const mayShowThoughts = !useExperimentPlace() || thoughts !== undefined
  return (
    <>
      <SceneSecrets handle={handle} mayCover={mayCover}>
        <SceneEnd handle={handle} />
      </SceneSecrets>
      {mayShowThoughts && (
        <SceneSeatMind matchId={matchId} seats={seats} player={handle.player} thoughts={thoughts} />
      )}
      {(!isEmbedded || hasSeenEnd(handle.player)) && (
        <SceneRoster seats={seats} ratings={ratings} handle={handle} />
      )}
    </>
  )
}

interface DeskMindsProps extends Pick<DeskBesideProps, 'store' | 'matchId' | 'seats' | 'thoughts'> {
  readonly minds: SceneMinds
}

/** What agents expected of each other, once the reader has seen how the match ended. */
export function DeskMinds({ store, matchId, seats, minds, thoughts }: DeskMindsProps) {
  const words = useWords()
  const { player } = useScenes(store)
  const isWanted = hasSeenEnd(player)
  const found = useThoughts(matchId, thoughts, isWanted)
  if (!isWanted) return null
  return (
    <MindTables
      thoughts={found.state === 'known' ? found.thoughts : nothing}
      aliases={seats.map(({ alias }) => alias)}
      that={words(minds.that)}
      cursor={player.steps[player.index]?.seq ?? 0}
    />
  )
}

const nothing: readonly TellingThought[] = []

interface SceneSeatMindProps {
  readonly matchId: string
  readonly seats: readonly SeatHeader[]
  readonly player: ScenePlayer
  /** Brought along where only some readers may load them. */
  readonly thoughts: readonly Thought[] | undefined
}

/** What the seat thought through whose eyes the match is seen. */
function SceneSeatMind({ matchId, seats, player, thoughts }: SceneSeatMindProps) {
  const seat = seatOfEyes(player.eyes)
  const found = useThoughts(matchId, thoughts, seat !== undefined)
  if (seat === undefined) return null
  return (
    <SeatMind
      seat={seat}
      aliases={seats.map(({ alias }) => alias)}
      agent={seats[seat]?.agent}
      thoughts={found}
      cursor={player.steps[player.index]?.seq ?? -1}
    />
  )
}

/** The views of a match. They are links, so they also work without scripts. */
function ViewTabs({ handle: { player, dispatch } }: { handle: SceneHandle }) {
  const t = useTranslations('match.views')
  const share = useExperimentPlace()?.share
  return (
    <nav aria-label={t('title')} className="flex gap-4">
      {sceneViews.map((view) => (
        <a
          key={view}
          href={withSecret(sceneQuery({ ...player, view }), share)}
          aria-current={view === player.view ? 'true' : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            dispatch({ type: 'view', view })
          }}
          className="border-b-2 border-transparent py-1.5 text-sm text-soft hover:text-ink aria-[current]:border-brass aria-[current]:text-ink"
        >
          {t(view)}
        </a>
      ))}
    </nav>
  )
}

const commands = ['play', 'step', 'ends', 'pace', 'reveal', 'view', 'help'] as const
const withRounds = ['play', 'step', 'ends', 'round', 'goToRound', 'pace', 'reveal', 'view', 'help'] as const

/** The controls of a match, with those for rounds where the game counts them. */
function SceneControls({ handle }: { handle: SceneHandle }) {
  const { player, dispatch } = handle
  const obey = (command: ControlCommand) => {
    switch (command.type) {
      case 'toggle':
      case 'step':
      case 'round':
      case 'go-to-round':
      case 'first':
      case 'last':
      case 'pace':
      case 'speed':
      case 'toggle-reveal':
      case 'next-view':
        dispatch(command)
        return
      default:
    }
  }
  const hasRounds = roundStarts(player.steps).length > 0
  return (
    <MatchControls
      slider={<SceneSlider handle={handle} />}
      commands={hasRounds ? withRounds : commands}
      hasRounds={hasRounds}
      speed={player.speed}
      isPlaying={player.isPlaying}
      isOn={!isOver(player)}
      isAtStart={player.index === 0 && !player.isCatchingUp}
      isAtEnd={isAtEnd(player)}
      onCommand={obey}
    >
      <SceneReveal handle={handle} isControl />
      <SoundSwitch isReveal={isOver(player) && isAtEnd(player) && player.hasMoved} />
    </MatchControls>
  )
}
