import { randomBytes } from 'node:crypto'
import { systemClock } from '@wis/agents'
import { flightCheck, makingOf, trialsOf } from '@wis/flight-check'
import type { Checkable, CheckedRules, FlightOptions } from '@wis/flight-check'
import { languages, usualGame } from '@wis/games'
import type { FlightFinding, FlightReport, FlightStep } from '@wis/protocol'
import { readArguments, readChoice, readCount, UsageError } from '../command.ts'
import type { Command } from '../command.ts'
import { readKit, readRuleset } from '../read-game.ts'
import { connectLocal, localKinds, visible } from './local-series.ts'
import type { LocalKind, LocalSeries } from './local-series.ts'
import { playGames } from './play-games.ts'

export const play: Command = {
  name: 'play',
  usage: `play --agent URL [--game G] [--ruleset R] [--kind ${localKinds.join('|')}] [--language ${languages.join('|')}] [--games N] [--set FIELD=VALUE …] [--rounds N] [--seed S] [--secret S] [--check]`,
  summary: 'Plays matches of your agent against built-in agents, and reports its mistakes.',
  run: async (args) => {
    const { series, kind, withCheck } = readPlay(args)
    const print = (line: string) => console.log(line)
    const isReady = await whetherReady(series, print)
    if (!isReady) return 1
    const outcome = await playGames(series, print)
    if (outcome.kind === 'shut-out') {
      print(`\n✘ Your agent refuses access, so the match ends here: ${visible(outcome.detail)}`)
      print(`  ${keyAdvice[kind]}`)
      return 1
    }
    if (!withCheck) {
      if (outcome.lost > 0) print('\nAdd --check to see what to change.')
      return 0
    }
    const { kit, ruleset, language, connect, clock, signal } = series
    const rules = { game: kit.id, ruleset }
    const report = await tellCheck(
      { ...rules, languages: [language], connect, clock, signal, madeOf: makingOf(kind) },
      print,
    )
    return report.passed ? 0 : 1
  },
}

interface Play {
  readonly series: LocalSeries
  readonly kind: LocalKind
  readonly withCheck: boolean
}

function readPlay(args: readonly string[]): Play {
  const { values, positionals } = readArguments(args, {
    agent: { type: 'string' },
    game: { type: 'string', default: usualGame },
    ruleset: { type: 'string' },
    kind: { type: 'string', default: 'hf-space' },
    language: { type: 'string', default: 'en' },
    games: { type: 'string', default: '1' },
    set: { type: 'string', multiple: true, default: [] },
    rounds: { type: 'string' },
    seed: { type: 'string', default: randomBytes(4).toString('hex') },
    secret: { type: 'string', default: process.env['WIS_SECRET'] ?? '' },
    check: { type: 'boolean', default: false },
  })
  if (positionals.length > 0) throw new UsageError(`unexpected argument '${positionals.join(' ')}'`)
  const url = readUrl(values.agent)
  const kind = readChoice('kind', values.kind, localKinds)
  if (kind === 'webhook' && values.secret === '') {
    throw new UsageError(
      'a webhook needs the secret that its requests are signed with: --secret, or WIS_SECRET',
    )
  }
  const kit = readKit(values.game)
  if (values.rounds !== undefined && !('rounds' in kit.setup.presets[0]))
    throw new UsageError(`--rounds is for games that have rounds, not for ${kit.id}`)
  const rounds = values.rounds === undefined ? [] : [`rounds=${readCount('rounds', values.rounds)}`]
  const series = {
    connect: connectLocal({ url, kind, secret: values.secret }),
    games: readCount('games', values.games),
    seed: values.seed,
    language: readChoice('language', values.language, languages),
    kit,
    ruleset: readRuleset(kit, values.ruleset, [...values.set, ...rounds]),
    clock: systemClock,
    signal: new AbortController().signal,
  }
  return { series, kind, withCheck: values.check }
}

function readUrl(text: string | undefined): URL {
  if (text === undefined)
    throw new UsageError(
      '--agent is missing: give the address where it listens, such as http://127.0.0.1:7860',
    )
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url
  throw new UsageError(`--agent takes an address such as http://127.0.0.1:7860, not '${text}'`)
}

const keyAdvice: Readonly<Record<LocalKind, string>> = {
  webhook:
    'Start it with the same secret as --secret or WIS_SECRET: it refuses signatures made with another one.',
  a2a: 'It needs a key: give it with --secret or WIS_SECRET.',
  'hf-space': 'This call has no key: let it answer on this machine without one.',
}

/** Any HTTP answer means that a server is there, so the address or the kind is wrong. */
function adviceFor(detail: string): string {
  return /^answered 4\d\d/.test(detail)
    ? 'The call goes to /agent/… below this address: give the address without that path. If it is a webhook, add --kind webhook, and for an A2A agent --kind a2a.'
    : 'Start it, check that it listens at this address, and try again.'
}

async function whetherReady(
  { connect, signal }: LocalSeries,
  print: (line: string) => void,
): Promise<boolean> {
  const agent = connect()
  const readiness = (await agent.prepare?.(signal)) ?? { ready: true }
  if (!readiness.ready) {
    print(`✘ Your agent is not ready: ${readiness.detail}.`)
    print(`  ${adviceFor(readiness.detail)}`)
    return false
  }
  await begin(agent, signal, print)
  return true
}

/** As before the first match of a version: clears the agent's memory of earlier matches, if that is possible. */
async function begin(agent: Checkable, signal: AbortSignal, print: (line: string) => void): Promise<void> {
  const begun = await agent.initialise?.(signal)
  if (begun?.ready === false)
    print(`! Your agent did not take /agent/init (${begun.detail}). Matches go on without it.`)
}

type CheckOptions = Pick<FlightOptions, 'languages' | 'connect' | 'clock' | 'signal' | 'madeOf'> &
  CheckedRules

/** Runs the flight check of a game and reports its progress, then the faults. */
async function tellCheck(
  { game, ruleset, madeOf, ...options }: CheckOptions,
  print: (line: string) => void,
): Promise<FlightReport> {
  const [language = 'en'] = options.languages
  const rules = { rulesetId: ruleset.id, trials: trialsOf({ game, ruleset }, options.languages) }
  const flight = flightCheck({ ...options, ...rules, version: 1, madeOf, readyWithinMs: 60_000 })
  print('\nFlight check')
  let told = 0
  for (;;) {
    const next = await flight.next()
    if (next.done) {
      for (const line of summary(next.value, language)) print(line)
      return next.value
    }
    for (const step of next.value.steps.slice(told)) print(stepLine(step, language))
    told = next.value.steps.length
  }
}

const marks = { passed: '✔', advice: '◦', failed: '✘', skipped: '·' } as const

function stepLine({ verdict, title, latencyMs }: FlightStep, language: 'en' | 'zh'): string {
  const time = verdict === 'skipped' ? '' : `  ${(latencyMs / 1000).toFixed(1)} s`
  return `  ${marks[verdict]} ${title[language]}${time}`
}

function summary({ passed, score, findings }: FlightReport, language: 'en' | 'zh'): readonly string[] {
  const verdict = passed
    ? 'passed: it may play ranked matches'
    : 'not passed: it may not play ranked matches yet'
  const lines = distinct(findings).flatMap(({ verdict: how, what, howToMend }) => [
    '',
    `${how === 'failed' ? '✘' : '◦'} ${what[language]}`,
    `  → ${howToMend[language]}`,
  ])
  return [...lines, '', `Flight check ${verdict}. Score ${score} of 100.`]
}

/** Prints each piece of advice once. */
function distinct(findings: readonly FlightFinding[]): readonly FlightFinding[] {
  const worst = findings.toSorted((a, b) => Number(b.verdict === 'failed') - Number(a.verdict === 'failed'))
  return worst.filter(({ code }, place) => worst.findIndex((other) => other.code === code) === place)
}
