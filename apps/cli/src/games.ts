import { kits } from '@wis/games'
import type { GameKit } from '@wis/games'
import { readArguments, UsageError } from './command.ts'
import type { Command } from './command.ts'

export const games: Command = {
  name: 'games',
  usage: 'games [--json]',
  summary: 'Lists the games, with their rulesets, seats and built-in agents.',
  run: (args) => {
    const { values, positionals } = readArguments(args, { json: { type: 'boolean', default: false } })
    if (positionals.length > 0) throw new UsageError(`unexpected argument '${positionals.join(' ')}'`)
    const listed = kits.map(listedGame)
    console.log(values.json ? JSON.stringify({ games: listed }) : listed.map(told).join('\n\n'))
    return Promise.resolve(0)
  },
}

type Listed = ReturnType<typeof listedGame>

/** The rulesets begin with the usual one, the players with the weakest. */
function listedGame({ id, texts, setup, house }: GameKit) {
  const { en, zh } = texts
  return {
    game: id,
    name: { en: en.name, zh: zh.name },
    rulesets: setup.presets.map(({ id: ruleset, players: seats }) => ({ ruleset, seats })),
    players: house.map(({ slug: player, name }) => ({ player, name })),
  }
}

function told({ game, name, rulesets, players }: Listed): string {
  const seats = [...new Set(rulesets.map((ruleset) => ruleset.seats))].toSorted((a, b) => a - b)
  return [
    `${game}: ${name.en}, ${name.zh}`,
    `  seats     ${seats.join(', ')}`,
    `  rulesets  ${rulesets.map(({ ruleset }) => ruleset).join(', ')}`,
    `  players   ${players.map(({ player }) => player).join(', ')}`,
  ].join('\n')
}
