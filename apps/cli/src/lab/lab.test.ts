import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { labFolder } from './testing/lab-folder.ts'
import { typedLab } from './testing/typed-lab.ts'

const { root } = labFolder('whole')
const wis = typedLab()

const small = path.join(root, 'small.yaml')
fs.writeFileSync(
  small,
  [
    'name: a small one',
    'game: who-is-spy',
    'subjects: [fox, granny]',
    'conditions: [baseline, attack]',
    'design: {materials: 6, repeats: 2}',
    'measures: [win-rate, vote-accuracy]',
    'seed: small',
  ].join('\n'),
)

let whole: string | undefined

/** A copy of the whole run of the small one, which is played once. */
async function copyOfRun(name: string): Promise<string> {
  if (whole === undefined) {
    whole = path.join(root, 'whole')
    expect((await wis('run', small, '--out', whole)).code).toBe(0)
  }
  const folder = path.join(root, name)
  fs.cpSync(whole, folder, { recursive: true })
  return folder
}

const matchesOf = (folder: string) => path.join(folder, 'matches.jsonl')

describe('wis lab', () => {
  it('plans an experiment before anything is played', async () => {
    const { code, out } = await wis('plan', small, '--json')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ matches: 48, deals: 12, comparisons: 10 })
  })

  it.each(['plan', 'run', 'report', 'verify'])('names the file that is missing to %s', async (action) => {
    const file = path.join(root, 'missing.yaml')
    const { code, err } = await wis(action, file)
    expect([code, err]).toEqual([1, expect.stringMatching(/^✘ .*missing\.yaml.*: there is no such file/)])
  })

  it.each([
    ['wis-attack', 'matches', 72],
    ['spygame-bias-name', 'deals', 4],
    ['deep', 'words', 4],
  ])('makes the preset %s small, to try it out', async (preset, field, count) => {
    const { code, out } = await wis('plan', preset, '--small', '--json')
    expect(code).toBe(0)
    const planned = JSON.parse(out)
    expect({ ...planned.spec, ...planned }[field]).toBe(count)
    expect((await wis('plan', preset, '--small', '--materials', '3')).err).toContain('either --small')
  })

  it.each([
    ['wis-overall', 'granny,inspector,fox'],
    ['deep', 'sample-speller'],
    ['llmarena', 'strong'],
  ])('plays the preset %s in the language that is named', async (preset, subjects) => {
    const { code, out } = await wis(
      'plan',
      preset,
      '--small',
      '--subjects',
      subjects,
      '--language',
      'zh',
      '--json',
    )
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ spec: { language: ['zh'] } })
    const { err } = await wis('plan', preset, '--language', 'zh,fr')
    expect(err).toContain("--language is one of en, zh, not 'fr'")
  })

  it('names every field that is wrong, and what would be right', async () => {
    const file = path.join(root, 'wrong.yaml')
    fs.writeFileSync(
      file,
      'name: x\ngame: who-is-spy\nsubjects: [fox]\nconditions: [atack]\ncolour: red\nseed: a\n',
    )
    const { code, err } = await wis('plan', file)
    expect(code).toBe(1)
    expect(err).toContain('colour: no field has this name')
    fs.writeFileSync(file, 'name: x\ngame: who-is-spy\nsubjects: [fox]\nconditions: [atack]\nseed: a\n')
    expect((await wis('plan', file)).err).toContain('conditions.0: the game has baseline, attack,')
  })

  it('names the presets to somebody who types a name that is none', async () => {
    const { code, err } = await wis('plan', 'wis-atack')
    expect([code, err]).toEqual([1, expect.stringContaining('wis-atack is neither a file nor a preset')])
    expect(err).toContain('wis-attack')
  })

  it('takes a copy of the file of a preset, with the name of the file as its seed, and makes it small', async () => {
    const studies = fileURLToPath(
      new URL('../../../../packages/lab/src/presets/content/studies', import.meta.url),
    )
    for (const name of fs.readdirSync(studies)) {
      const copy = path.join(root, `my-${name}`)
      fs.copyFileSync(path.join(studies, name), copy)
      const needsModels = /-pgm|ablation/.test(name)
      const [own, ours] = [
        await wis('plan', copy, '--small', '--json'),
        await wis('plan', path.parse(name).name, '--small', '--json'),
      ]
      expect([name, own.code, own.err.includes('seed')]).toEqual([name, needsModels ? 1 : 0, false])
      if (!needsModels)
        expect([name, JSON.parse(own.out).matches]).toEqual([name, JSON.parse(ours.out).matches])
    }
  })

  it('says that it asks no people', async () => {
    const file = path.join(root, 'people.yaml')
    fs.writeFileSync(
      file,
      'name: x\ngame: who-is-spy\nsubjects: [fox]\ndesign: {materials: 1}\nannotators: [ada]\nseed: a\n',
    )
    const { code, err } = await wis('run', file, '--out', path.join(root, 'people'))
    expect(code).toBe(0)
    expect(err).toContain('asks no annotators')
  })

  it('refuses agents that do not play in this process', async () => {
    const { code, err } = await wis(
      'run',
      small,
      '--subjects',
      'somebody-else',
      '--out',
      path.join(root, 'none'),
    )
    expect(code).toBe(1)
    expect(err).toContain('somebody-else')
  })

  it('goes on where a run was broken off, to the same report', { timeout: 60_000 }, async () => {
    const broken = await copyOfRun('broken')
    const report = fs.readFileSync(path.join(broken, 'report.json'), 'utf8')
    const lines = fs.readFileSync(matchesOf(broken), 'utf8')
    // As if the process had died in the middle of a line.
    fs.writeFileSync(matchesOf(broken), lines.slice(0, Math.floor(lines.length / 2)))
    expect((await wis('run', small, '--out', broken)).code).toBe(0)
    expect(fs.readFileSync(matchesOf(broken), 'utf8')).toBe(lines)
    expect(fs.readFileSync(path.join(broken, 'report.json'), 'utf8')).toBe(report)
    expect(await wis('verify', broken)).toMatchObject({ code: 0 })
  })

  it('finds one changed result, and a report that does not follow', { timeout: 60_000 }, async () => {
    const folder = await copyOfRun('tampered')
    const report = path.join(folder, 'report.json')
    const honest = fs.readFileSync(report, 'utf8')
    fs.writeFileSync(report, honest.replace(/"value":0\.\d/, '"value":0.9999'))
    expect((await wis('verify', folder)).err).toContain('the report does not follow')
    fs.writeFileSync(report, honest)
    const lines = fs.readFileSync(matchesOf(folder), 'utf8').split('\n')
    lines[4] = (lines[4] ?? '').replace(/"place":\d/, '"place":9')
    fs.writeFileSync(matchesOf(folder), lines.join('\n'))
    expect((await wis('verify', folder)).err).toContain('match 5 is not as it is played again')
  })

  it('writes the report as Markdown, LaTeX, CSV and JSON', { timeout: 60_000 }, async () => {
    const folder = await copyOfRun('formats')
    expect((await wis('report', folder)).out).toContain('| fox | Attack (warned) | 12 |')
    expect((await wis('report', folder, '--format', 'tex')).out).toContain(String.raw`\toprule`)
    expect((await wis('report', folder, '--format', 'csv')).out).toContain('cell,fox,,attack,win-rate,')
    const json = JSON.parse((await wis('report', folder, '--format', 'json')).out) as unknown
    expect(json).toMatchObject({ format: 'wis-lab-report/1', matches: { planned: 48, decided: 48 } })
    const pictures = path.join(folder, 'of-the-report')
    const { out } = await wis('report', folder, '--format', 'svg', '--out', pictures)
    expect(out.split('\n').length).toBeGreaterThan(1)
    for (const name of out.split('\n'))
      expect(fs.readFileSync(name, 'utf8')).toMatch(/^<svg .*<title>.+<\/svg>\n$/s)
  })

  it(
    'ends as soon as the intervals are narrow enough, and checks such a run',
    { timeout: 60_000 },
    async () => {
      const file = path.join(root, 'width.yaml')
      fs.writeFileSync(
        file,
        [
          'name: until it is narrow',
          'game: tic-tac-toe',
          'subjects: [perfect, random]',
          'opponents: [random]',
          'stop: {width: 0.3, of: win-rate, at-most: 400}',
          'measures: [win-rate]',
          'seed: width',
        ].join('\n'),
      )
      const folder = path.join(root, 'width')
      expect((await wis('run', file, '--out', folder)).code).toBe(0)
      const played = fs.readFileSync(matchesOf(folder), 'utf8').trimEnd().split('\n').length
      expect(played).toBeGreaterThanOrEqual(60)
      expect(played).toBeLessThan(400)
      expect((await wis('verify', folder)).code).toBe(0)
    },
  )

  it('has what was said judged, and finds one changed rating', { timeout: 60_000 }, async () => {
    const file = path.join(root, 'judged.yaml')
    const judges =
      'judges: [{agent: sample-counter, rubric: clue-fit}, {agent: sample-kind, rubric: clue-fit}]'
    fs.writeFileSync(file, `${fs.readFileSync(small, 'utf8')}\n${judges}\n`)
    const folder = path.join(root, 'judged')
    expect((await wis('run', file, '--out', folder)).code).toBe(0)
    expect((await wis('report', folder)).out).toContain('Rating: A clue and the word of its speaker')
    expect((await wis('report', folder)).out).toContain('## Agreement of the judges')
    expect((await wis('verify', folder)).code).toBe(0)
    const ratings = path.join(folder, 'judgements.jsonl')
    const lines = fs.readFileSync(ratings, 'utf8')
    fs.writeFileSync(
      ratings,
      lines.replace(/"rating":(\d)/, (_, given) => `"rating":${1 - Number(given)}`),
    )
    expect((await wis('verify', folder)).err).toContain('by sample-counter is missing, or does not follow')
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('sample-kind', 'somebody'))
    expect((await wis('run', file, '--out', path.join(root, 'nobody'))).err).toContain(
      'unknown players: somebody',
    )
  })

  it('refuses to go on in the folder of another experiment', async () => {
    const folder = path.join(root, 'formats')
    const { code, err } = await wis('run', small, '--subjects', 'echo', '--out', folder)
    expect(code).toBe(1)
    expect(err).toContain('another experiment')
  })
})
