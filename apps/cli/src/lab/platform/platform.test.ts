import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { runCommand } from '../../command.ts'
import { lab } from '../lab.ts'
import { labFolder } from '../testing/lab-folder.ts'

const log = vi.spyOn(console, 'log').mockReturnValue()
const error = vi.spyOn(console, 'error').mockReturnValue()
const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
const files = labFolder('platform')
vi.stubEnv('WIS_TOKEN', 'a-token')
afterEach(() => vi.clearAllMocks())

const experiment = {
  state: 'running',
  pause: null,
  played: 3,
  matches: 12,
  failed: 0,
  voided: 1,
  tokens: 4200,
  dollars: 0.5,
  expectedEnd: '2026-11-22T08:00:00.000Z',
}

type Answers = Readonly<Record<string, readonly unknown[]>>

/** A platform that gives these answers to a call, one after the other; the last one stays. */
async function platform(answers: Answers) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?')
    const key = `${request.method} ${path.replace('/api/v1', '')}`
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const before = asked.filter((one) => one.startsWith(key)).length
      asked.push(`${key} ${request.headers.authorization} ${Buffer.concat(chunks).toString()}`)
      const body = answers[key]?.[Math.min(before, (answers[key]?.length ?? 1) - 1)]
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      response.writeHead(body === undefined ? 404 : 200, {
        'content-type': typeof body === 'string' ? 'text/markdown' : 'application/json',
      })
      response.end(
        text ?? JSON.stringify({ error: { code: 'not-found', message: 'There is no such thing.' } }),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

async function wis(...typed: readonly string[]) {
  const code = await runCommand([lab], ['lab', ...typed])
  const out = [...log.mock.calls.flat(), ...written.mock.calls.map(([text]) => text)].join('\n')
  return { code, out, err: error.mock.calls.flat().join('\n') }
}

describe('wis lab --url', { timeout: 30_000 }, () => {
  it('starts an experiment on a platform, follows it and prints its report', async () => {
    const { url, asked } = await platform({
      'POST /experiments': [{ id: 'e1', share: 's' }],
      'GET /experiments/e1': [{ ...experiment, state: 'ended', played: 12, report: { matches: 12, at: '' } }],
      'GET /experiments/e1/report': ['# The report'],
    })
    const { code, out, err } = await wis('run', 'wis-attack', '--subjects', 'mine', '--url', url)
    expect(code).toBe(0)
    expect(out).toContain(`${url}/lab/e1`)
    expect(out).toContain('# The report')
    expect(err).toContain('ended: 12 of 12 matches, 1 dealt again, 4,200 tokens, $0.5000')
    expect(asked[0]).toContain('Bearer a-token')
    expect(asked[0]).toContain('"subjects":["mine"]')
  })

  it('changes subjects, languages and size of a file as of a preset, and gives it a seed', async () => {
    const { url, asked } = await platform({
      'POST /experiments': [{ id: 'e1', share: 's' }],
      'GET /experiments/e1': [{ ...experiment, state: 'ended', played: 12, report: { matches: 12, at: '' } }],
      'GET /experiments/e1/report': ['# The report'],
    })
    const title = { en: 'Mine', zh: '我的' }
    const design = { materials: 50, repeats: 2 }
    const file = files.written('my-study.json', { title, game: 'bid', subjects: ['half'], design })
    const { code } = await wis('run', file, '--small', '--subjects', 'mine', '--language', 'zh', '--url', url)
    expect(code).toBe(0)
    expect(asked[0]).toContain('"language":["zh"]')
    expect(asked[0]).toContain('"subjects":["mine"]')
    expect(asked[0]).toContain('"design":{"materials":4,"repeats":1}')
    expect(asked[0]).toMatch(/"seed":"\d*-?my-study"/)
  })

  it('leaves an experiment running on Ctrl-C, and says how to follow it again', async () => {
    const { url, asked } = await platform({ 'GET /experiments/e1': [experiment] })
    const following = wis('follow', 'e1', '--url', url)
    await vi.waitFor(() => expect(error).toHaveBeenCalled())
    process.emit('SIGINT')
    const { code, err } = await following
    expect(code).toBe(130)
    expect(err).toContain(`wis lab follow e1 --url ${url}`)
    expect(asked.filter((one) => one.startsWith('POST'))).toEqual([])
  })

  it('follows an experiment that stands in line, and one that waits for the disk, until it is over', async () => {
    const line = { place: 2, running: 3, most: 3 }
    const { url } = await platform({
      'GET /experiments/e1': [
        { ...experiment, state: 'queued', line },
        { ...experiment, state: 'paused', pause: { reason: 'storage' }, line: null },
        { ...experiment, state: 'ended', played: 12, line: null, report: { matches: 12, at: '' } },
      ],
      'GET /experiments/e1/report': ['# The report'],
    })
    const { code, err } = await wis('follow', 'e1', '--url', url)
    expect(code).toBe(0)
    expect(err).toContain('position 2 in the queue: 3 of your experiments are running, at most 3 at once')
    expect(err).toContain('paused: 3 of 12 matches, 1 dealt again, 4,200 tokens, $0.5000, storage')
  })

  it('plans on a platform, and names every fault', async () => {
    const plan = { matches: 8, deals: 4, calls: 100.4, tokens: null, dollars: null, minutes: 19.2 }
    const found = {
      plan: {
        ...plan,
        probes: 0,
        ratings: 12,
        comparisons: 2,
        detects: [],
        cannotBeAsked: [],
        withoutTime: ['my-judge'],
      },
      faults: [{ path: 'subjects.0', message: 'no agent is called mine' }],
    }
    const { url } = await platform({ 'POST /experiments/plan': [found] })
    const { code, out, err } = await wis('plan', 'wis-attack', '--url', url)
    expect(code).toBe(1)
    expect(out).toContain(
      '8 matches, 4 deals, about 100 answers, of which 12 ratings of judges, 2 comparisons',
    )
    expect(out).toContain('time         about 20 min, without my-judge')
    expect(err).toContain('subjects.0: no agent is called mine')
  })

  it('has an experiment rated by the judges that are named, and follows it', async () => {
    const { url, asked } = await platform({
      'POST /experiments/e1/judgings': [experiment],
      'GET /experiments/e1': [{ ...experiment, state: 'paused', line: null, judgings: [{ state: 'over' }] }],
      'GET /experiments/e1/report': ['# The report so far'],
    })
    const { code, out, err } = await wis(
      'judge',
      'e1',
      '--judges',
      'sample-kind:clue-fit:2:0.6, mine:clue-fit',
      '--url',
      url,
    )
    expect([code, out]).toEqual([0, '# The report so far\n'])
    expect(err).toContain('paused: 3 of 12 matches')
    expect(asked[0]).toContain(
      '{"judges":[{"agent":"sample-kind","rubric":"clue-fit","times":2,"trust":0.6},{"agent":"mine","rubric":"clue-fit","times":1}]}',
    )
    expect((await wis('judge', 'e1', '--judges', 'mine', '--url', url)).err).toContain("not 'mine'")
  })

  it('says how far people are who rate, ends the rating, and opens it again', async () => {
    const ada = { person: 1, name: 'Ada', withdrawn: false, due: 4, done: 3, skipped: 1 }
    const gone = { person: 2, name: null, withdrawn: true, due: 4, done: 0, skipped: 0 }
    const open = { rubrics: [], items: 4, ready: true, closed: false, annotators: [ada, gone], agreement: [] }
    const { asked, url } = await platform({
      'GET /experiments/e1/annotators': [{ ...open, openSince: '2026-11-22T08:00:00.000Z' }],
      'PATCH /experiments/e1/annotators': [{ ...open, closed: true, openSince: null }, open],
    })
    expect(await wis('rating', 'e1', '--url', url)).toMatchObject({
      code: 0,
      out: `person 1  Ada: 3 of 4 done
person 2  account deleted: 0 of 4 done, withdrawn
The rating is open since 2026-11-22 08:00 UTC. While others can read the experiment, its report has no ratings. To end it: wis lab rating e1 --url ${url} --end`,
    })
    expect((await wis('rating', 'e1', '--url', url, '--end')).out).toContain(
      `The rating is over. To open it again: wis lab rating e1 --url ${url} --reopen`,
    )
    await wis('rating', 'e1', '--url', url, '--reopen')
    expect(asked.slice(1)).toEqual([
      'PATCH /experiments/e1/annotators Bearer a-token {"closed":true}',
      'PATCH /experiments/e1/annotators Bearer a-token {"closed":false}',
    ])
    expect(await wis('rating', 'e1', '--url', url, '--reopen', '--end')).toMatchObject({ code: 2 })
  })

  it('prints what a platform guessed for its plan, and states what a pilot that lies here tells', async () => {
    const guessed = { deviation: 4, correlation: 0.25, by: 'pilot' }
    const plan = { matches: 8, deals: 4, calls: 9, tokens: null, dollars: null, minutes: null }
    const detects = [
      { measure: 'win-rate', difference: 0.3, deals: 4 },
      { measure: 'mean-points', difference: 2.5, deals: 4, unit: 'points', guessed },
    ]
    const told = { probes: 0, ratings: 0, comparisons: 2, cannotBeAsked: [], withoutTime: [] }
    const assumes = { rate: 0.5, correlation: 0 }
    const found = { plan: { ...plan, ...told, detects, assumes, notGuessed: ['clues'] }, faults: [] }
    const { url, asked } = await platform({ 'POST /experiments/plan': [found] })
    const spec = { name: 'x', game: 'hanabi', subjects: ['steady', 'beginner'], seed: 'x', pilot: 'earlier' }
    const file = files.written('spec.json', spec)
    const { code, out } = await wis('plan', file, '--url', url)
    expect(code).toBe(0)
    expect(out).toContain('a difference of 2.500 in mean-points')
    expect(out).toContain('(from the pilot: deviation 4, correlation 0.25)')
    expect(out).toContain('assumes      rates about 0.5, and a correlation of 0 within a deal')
    expect(out).toContain('unknown      the variance of clues')
    await wis('plan', file, '--url', url, '--pilot', 'e7')
    expect(asked.at(-1)).toContain('"pilot":"e7"')
    const estimate = { value: 0.3, low: 0.2, high: 0.42, n: 96, deals: 96, method: 'wilson' }
    const cells = [{ subject: 'a', condition: 'baseline', measure: 'win-rate', estimate }]
    const measures = [{ id: 'win-rate', unit: 'share' }]
    const about = { format: 'wis-lab-report/1', spec: { game: 'hanabi', conditions: ['baseline'] } }
    const report = files.written('report.json', { ...about, measures, cells, effects: [], contrasts: [] })
    await wis('plan', file, '--url', url, '--pilot', report)
    expect(asked.at(-1)).toMatch(/"guesses":\{"win-rate":\{"rate":0\.308/)
  })

  it('starts a suite, follows it and prints its report', async () => {
    const part = { part: 'board', pause: null }
    const page = { ...experiment, parts: [part], report: null }
    const { url, asked } = await platform({
      'POST /suites/plan': [
        {
          plan: {
            matches: 8,
            deals: 4,
            calls: 9,
            tokens: null,
            dollars: null,
            minutes: null,
            probes: 0,
            ratings: 0,
            comparisons: 2,
            detects: [],
            cannotBeAsked: [],
            withoutTime: [],
          },
          faults: [{ path: 'suite.bid.game', message: 'there is no game of this name' }],
        },
      ],
      'POST /suites': [{ id: 's1', share: 's' }],
      'GET /suites/s1': [page, { ...page, state: 'ended', played: 12, report: { matches: 12, at: '' } }],
      'GET /suites/s1/report': ['# All parts'],
    })
    const planned = await wis('plan', 'llmarena', '--small', '--url', url)
    expect(planned).toMatchObject({ code: 1 })
    expect(planned.err).toContain('suite.bid.game: there is no game of this name')
    const { code, out, err } = await wis(
      'run',
      'llmarena',
      '--small',
      '--subjects',
      'mine',
      '--language',
      'en',
      '--url',
      url,
    )
    expect(code).toBe(0)
    expect(out).toContain(`${url}/lab/suites/s1`)
    expect(out).toContain('# All parts')
    expect(err).toContain('running: 3 of 12 matches, 4,200 tokens, $0.5000')
    const sent = asked.find((one) => one.startsWith('POST /suites Bearer'))
    expect(sent).toContain('"subjects":["mine"]')
    expect(sent).toContain('"materials":4')
    expect((await wis('report', 'suites/s1', '--url', url)).out).toContain('# All parts')
  })

  it('tells in the words of the platform that it knows no such experiment', async () => {
    const { url } = await platform({})
    expect(await wis('report', 'e9', '--url', url)).toMatchObject({ code: 1 })
    expect(error.mock.calls.flat().join('\n')).toContain('There is no such thing.')
  })
})
