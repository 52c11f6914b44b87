import { isHidden, redact, rngAt } from '@wis/engine'
import type { Seat } from '@wis/engine'
import { playWithHouse } from '@wis/flight-check'
import type { GameTable, RuledInGame } from '@wis/flight-check'
import { alias, materialAt } from '@wis/games'
import type { GameKit } from '@wis/games'
import { isShut, lineUp } from './local-series.ts'
import type { LocalSeries, SeriesOutcome } from './local-series.ts'
import { counted, visible } from './wording.ts'

/** Plays matches against house players, and tells each as the agent's seat may know it. Stops if it refuses every call. */
export async function playGames(series: LocalSeries, print: (line: string) => void): Promise<SeriesOutcome> {
  const { kit, ruleset, games, seed, language } = series
  const played = games === 1 ? 'One match' : `${games} matches`
  print(`${played} of ${kit.id} by ${ruleset.id} in ${language}, seed ${seed}`)
  const sum = { points: 0, refused: 0, missed: 0 }
  let hasAnswered = false
  for (let number = 1; number <= games; number++) {
    print(`\nMatch ${number}\n`)
    const table = seated(series, `${seed}-${number}`)
    let last: unknown = kit.rules.blank
    for await (const ruled of playWithHouse(table)) {
      const reply = ruled.call?.turn.seat === table.seat ? ruled.call.reply : undefined
      if (reply && !hasAnswered && isShut(reply)) return { kind: 'shut-out', detail: reply.detail }
      hasAnswered ||= reply !== undefined
      for (const line of linesOf(ruled, table)) print(line)
      for (const { event } of ruled.entries.filter((entry) => seatOf(entry.event) === table.seat)) {
        if (event.type === 'move-refused') sum.refused += 1
        if (event.type === 'move-missed') sum.missed += 1
      }
      last = ruled.state
    }
    sum.points += kit.results.of(last)[table.seat]?.points ?? 0
    print(`\n▶ ${endOf(table, last)}`)
  }
  const slips = `${counted(sum.refused, 'refused answer')}, ${counted(sum.missed, 'missing answer')}`
  print(`\n${played}: ${counted(inWhole(kit, sum.points), 'point')}, ${slips}.`)
  return { kind: 'played', lost: sum.refused + sum.missed }
}

/** The seed decides the agent's seat, the players of the house at the others, and the deal. */
function seated(series: LocalSeries, seed: string): GameTable {
  const { kit, ruleset, language, clock, signal } = series
  const rng = rngAt(seed, lineUp)
  const seat = rng.int(ruleset.players)
  const house = Array.from({ length: ruleset.players }, (_, place) =>
    place === seat ? undefined : rng.pick(kit.house).slug,
  )
  const material = kit.setup.draw(ruleset, language, rngAt(seed, materialAt))
  const match = { kit, ruleset, language, seed, material, seat, house, matchId: `local-${seed}` }
  return { ...match, guest: series.connect(), clock, signal }
}

function linesOf({ entries, call }: RuledInGame, table: GameTable): readonly string[] {
  const { kit, seat, language } = table
  const nameOf = (place: Seat) => `${alias(language, place)} (${table.house[place] ?? 'your agent'})`
  return entries.flatMap((entry) => {
    const { event } = redact(kit.rules, seat, entry)
    if (isHidden(event)) return []
    const said = kit.wire.say(event, { language, nameOf })
    if (said === undefined) return []
    const isOwn = seatOf(event) === seat
    const lines = said.split('\n').map((line) => `${isOwn ? '▶' : ' '} ${visible(line)}`)
    const isSilent = isOwn && event.type === 'move-missed' && call && !call.reply.ok
    return isSilent ? [...lines, `  ${call.reply.failure}: ${visible(call.reply.detail)}`] : lines
  })
}

const seatOf = (event: object): unknown => ('seat' in event ? event.seat : undefined)

function endOf({ kit, seat }: GameTable, state: unknown): string {
  const outcome = kit.rules.outcome(state)
  const own = kit.results.of(state)[seat]
  if (!own) return `The match is void: ${outcome?.reason ?? 'it did not end'}.`
  return `Your agent has place ${own.place} and gets ${counted(inWhole(kit, own.points), 'point')}.`
}

const inWhole = ({ results }: GameKit, points: number) =>
  String(Math.round((100 * points) / (results.perPoint ?? 1)) / 100)
