import { randomBytes } from 'node:crypto'
import { languages, rulesets } from '@wis/games'
import type { RulesetId } from '@wis/games'
import { readArguments, readChoice, readCount, UsageError } from '../command.ts'
import type { Command } from '../command.ts'
import { fileTrouble } from '../file-trouble.ts'
import { openExportFile } from './export-series.ts'
import type { ExportFile } from './export-series.ts'
import { playSeries } from './play-series.ts'
import type { Series } from './play-series.ts'
import { Results } from './results.ts'

export const simulate: Command = {
  name: 'simulate',
  usage: `simulate --games N [--seed S] [--ruleset ${Object.keys(rulesets).join('|')}] [--language ${languages.join('|')}] [--out FILE.jsonl]`,
  summary: 'Plays matches of house agents, without a database, and says how they did.',
  run: async (args) => {
    const { series, out } = readSeries(args)
    try {
      await playAndTell(series, out === undefined ? undefined : await openExportFile(out, 'simulated'), out)
      return 0
    } catch (error) {
      const trouble = fileTrouble(error)
      if (trouble === undefined) throw error
      console.error(`✘ ${out}: ${trouble}`)
      return 1
    }
  },
}

function readSeries(args: readonly string[]): { series: Series; out: string | undefined } {
  const { values, positionals } = readArguments(args, {
    games: { type: 'string' },
    seed: { type: 'string', default: randomBytes(4).toString('hex') },
    ruleset: { type: 'string', default: 'wis-2024' },
    language: { type: 'string', default: 'en' },
    out: { type: 'string' },
  })
  if (positionals.length > 0) throw new UsageError(`what is '${positionals.join(' ')}'?`)
  if (values.games === undefined) throw new UsageError('--games is missing: how many?')
  const series = {
    games: readCount('games', values.games),
    seed: values.seed,
    ruleset: rulesets[readChoice('ruleset', values.ruleset, rulesetIds)],
    language: readChoice('language', values.language, languages),
    startedAt: new Date(),
  }
  return { series, out: values.out }
}

const rulesetIds = Object.keys(rulesets).filter((id): id is RulesetId => id in rulesets)

async function playAndTell(series: Series, file: ExportFile | undefined, path = ''): Promise<void> {
  const { games, seed, ruleset, language } = series
  const results = new Results()
  const matches = playSeries(series)
  let playingMs = 0
  for (;;) {
    const started = performance.now()
    const next = matches.next()
    playingMs += performance.now() - started
    if (next.done) break
    results.add(next.value)
    await file?.write(next.value)
  }
  await file?.close()
  const speed = Math.round((1000 * games) / playingMs)
  console.log(`${games} games of ${ruleset.id} in ${language}, seed ${seed}: ${speed} games/s`)
  console.log(results.told(ruleset))
  if (file) console.log(`\nwritten to ${path}, signed with the throw-away key ${file.key}`)
}
