import { planOf, playPlanned, readSpec, ReportMaker, scheduleOf } from '@wis/lab'
import type { PlayedMatch } from '@wis/lab'
import { rounded } from './rig/report.ts'

/** Each match is one of these again, under its own number and deal. */
const played = 240
/** So many of all matches are new since the report before. */
const fresh = 1_000

const read = readSpec({
  name: 'A large experiment',
  game: 'who-is-spy',
  subjects: ['fox', 'granny'],
  conditions: ['baseline', 'attack'],
  design: { materials: 500, repeats: 50 },
  seed: 'bench',
})
if (!read.ok) throw new Error(JSON.stringify(read.faults))
const { spec } = read
const schedule = scheduleOf(spec)
const { house } = schedule.kit
const perDeal = spec.subjects.length * spec.conditions.length
const samples: readonly PlayedMatch[] = Array.from({ length: played }, (_, at) => {
  const player = (name: string) => house.find(({ slug }) => slug === name) ?? house[0]
  return playPlanned(schedule, schedule.matchAt(at + 1), player).played
})

const timed = <Result>(work: () => Result) => {
  const started = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(started)
  return { result, seconds: rounded((user + system) / 1_000_000) }
}

const tell = (name: string, seconds: number) =>
  console.log(
    JSON.stringify({
      name: `lab.report ${name}`,
      value: seconds,
      unit: 'CPU-s',
      matches: schedule.matches,
      peakMb: Math.round(process.resourceUsage().maxRSS / 1024),
    }),
  )

const plan = timed(() => planOf(spec))
if (plan.result.matches !== 100_000) throw new Error(`planned were ${plan.result.matches} matches`)
tell('plan', plan.seconds)

const maker = new ReportMaker(spec)
const add = (from: number, to: number) => {
  for (let number = from; number <= to; number++) {
    const sample = samples[(number - 1) % played]
    if (sample) maker.add({ ...sample, number, deal: Math.floor((number - 1) / perDeal) + 1 })
  }
}
tell('rows', timed(() => add(1, schedule.matches - fresh)).seconds)
tell('new rows', timed(() => add(schedule.matches - fresh + 1, schedule.matches)).seconds)

const made = timed(() => maker.report())
if (made.result.matches.decided === 0) throw new Error('no match was counted')
tell('report', made.seconds)
