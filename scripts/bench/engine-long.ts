import { redact } from '@wis/engine'
import type { Game, GameEvent, Turn } from '@wis/engine'
import { kits } from '@wis/games'
import type { GameKit } from '@wis/games'
import { answeredMatch, houseMatch } from './rig/answered-match.ts'
import type { AnsweredMatch } from './rig/answered-match.ts'
import { countingGame } from './rig/counting-game.ts'
import { perSecond, report } from './rig/report.ts'

/** An entry of a long match may cost this many times as much as one of a short match. */
const mostCost = 1.5
const lengths = { short: 50, long: 2000 }
const leastMs = 300
/** The number of entries that an agent is told again with its turn. */
const recent = 20

const { short, long } = lengths
// A match of this game is as long as one likes: so many deals, each played twice.
const kit = kits.find(({ id }) => id === 'holdem')
await compare('engine.long counting', counting(long), counting(short))
if (kit) {
  const [usual] = kit.setup.presets
  const rules = (deals: number) => ({ deals, twice: true })
  const hands = (deals: number) => served(kit, houseMatch(kit, 'long', { ...usual, ...rules(deals) }))
  await compare(`engine.long ${kit.id}-arena`, served(kit, houseMatch(kit, 'long')), hands(2))
  await compare(`engine.long ${kit.id}-longest`, hands(50), hands(2))
}

/** A match with its number of entries. Serving it is all that a runner does beside storing and sending. */
interface Served {
  readonly entries: number
  serve(): void
}

async function compare(name: string, long: Served, short: Served): Promise<void> {
  const rate = (match: Served) => () =>
    perSecond(() => {
      match.serve()
      return match.entries
    }, leastMs)
  const unit = `entries/s, ${long.entries} and ${short.entries} entries`
  const ratio = await report({ name, unit, measure: rate(long), baseline: rate(short) })
  if (1 / ratio <= mostCost) return
  console.error(`✘ ${name}: an entry of the long match costs ${(1 / ratio).toFixed(2)} times as much`)
  process.exitCode = 1
}

function counting(entries: number): Served {
  const answers = Math.floor(entries / 2) - 1
  const match = answeredMatch({
    game: countingGame,
    config: answers,
    seats: [0, 1],
    seed: 'long',
    answer: (number) => String(number % 7),
  })
  return toViewers(match, countingGame, ({ left }) => `${left} numbers are left.`)
}

function served(kit: GameKit, match: AnsweredMatch): Served {
  return toViewers(match, kit.rules, (state, turn) => kit.wire.observe(state, turn.seat).text)
}

/** Folds a match, tells each seat its turns, and redacts every entry for the spectators. */
function toViewers<State, Event extends GameEvent>(
  match: AnsweredMatch<State, Event>,
  game: Pick<Game<never, State, never, Event>, 'audience'>,
  observe: (state: State, turn: Turn) => string,
): Served {
  const serve = () => {
    let sent = 0
    let length = 0
    match.play((known, turn) => {
      const news = known.log.slice(sent).map((entry) => redact(game, 'spectator', entry))
      sent = known.log.length
      const told = { known: known.recentOf(turn.seat, recent), text: observe(known.stateOf(turn.seat), turn) }
      length += JSON.stringify([news, told]).length
    })
    if (length === 0) throw new Error('nothing was served')
  }
  return { entries: match.play().length, serve }
}
