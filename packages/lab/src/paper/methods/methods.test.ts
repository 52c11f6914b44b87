import { describe, expect, it } from 'vitest'
import { suitePresetCalled } from '../../presets/presets.ts'
import { readSuite } from '../../suites/read-suite.ts'
import { playedReport, specOf } from '../../testing/played-report.ts'
import type { PlayerFacts, StudyFacts } from '../study-facts.ts'
import { designOf, methodsOf } from './methods.ts'

const model: PlayerFacts = {
  kind: 'openai',
  version: 3,
  made: {
    model: 'gpt-x',
    provider: null,
    strategy: { id: 'reasoning', custom: false, prompts: null },
    settings: { temperature: 0, maxTokens: 600 },
    declared: { model: null, harness: null },
  },
}
const house = { kind: 'house' }
const facts: StudyFacts = {
  software: '0.2.0',
  plan: { sha256: 'ab'.repeat(32), at: '2026-03-01T08:00:00.000Z' },
  players: { model, random: house, perfect: house, fox: house, granny: house },
}

const design = (given: object, language: 'en' | 'zh' = 'en') =>
  designOf({ kind: 'matches', spec: specOf(given) }, facts, language).join('\n')

const game = { game: 'tic-tac-toe', subjects: ['perfect'], opponents: ['random'] }

describe('the methods of a plan', () => {
  it('name the model, its version, how it is asked and with which settings', () => {
    expect(design({ ...game, subjects: ['model'] })).toContain(
      'We studied model (model gpt-x, version 3, strategy “reasoning”, temperature 0, most tokens of an answer 600).',
    )
    expect(design({ ...game, subjects: ['model'] }, 'zh')).toContain(
      '受试者为model（模型gpt-x，第3版，策略“reasoning”，温度0，每次回答的最大token数600）。',
    )
  })

  it('tell the built-in agents together, and the subject that plays against itself', () => {
    expect(design({ ...game, subjects: ['perfect', 'random'] })).toContain(
      'We studied the built-in agents Oracle and Scatter (programs without a model).',
    )
    expect(design({ ...game, opponents: ['subject'] })).toContain('The subject itself took every other seat')
  })

  it('tell conditions where there are several, and what is compared', () => {
    expect(design(game)).not.toContain('condition')
    const several = design({ ...game, conditions: ['baseline', 'again-1'] })
    expect(several).toContain(
      'Each subject played under 2 conditions: Baseline (Nothing is changed); Again, 1',
    )
    expect(several).toContain('On the same deals are compared: each condition with the first one.')
    expect(design({ ...game, subjects: ['perfect', 'random'] })).toContain('are compared: each two subjects.')
  })

  it('count the contents that are dealt, and say where chance alone decides', () => {
    expect(design(game)).toContain('In this game, chance alone decides a deal.')
    const words = { game: 'who-is-spy', subjects: ['fox'] }
    expect(design({ ...words, design: { materials: 5, repeats: 2 } })).toContain(
      '5 different contents, each 2 times.',
    )
    expect(design({ ...words, design: { materials: 3, repeats: 1 } })).toContain(
      '3 different contents, each once.',
    )
  })

  it('tell what is balanced, and what is always the same', () => {
    const spy = design({
      game: 'who-is-spy',
      subjects: ['fox'],
      design: { materials: 6, repeats: 1, only: { role: ['civilian'] } },
    })
    expect(spy).toContain('seat (1 to 6)')
    expect(spy).toContain('The subject’s role was always Civilian.')
  })

  it('tell when it stops: after a fixed number, or by the width of an interval', () => {
    expect(design({ ...game, design: { materials: 4, repeats: 1 } })).toContain(
      'The number of matches (4) was fixed',
    )
    const stop = { width: 0.1, of: 'win-rate', 'at-most': 200 }
    const watched = design({ ...game, stop, design: { materials: 200, repeats: 1 } })
    expect(watched).toContain('95% interval of “Win rate” was no wider than 0.1 at two looks in a row')
    expect(watched).toContain('after 200 matches at the latest')
    expect(watched).not.toContain('was fixed before')
  })

  it('name the measures that are declared, the probes and the judges, and none where there are none', () => {
    const plain = design({ game: 'who-is-spy', subjects: ['fox'] })
    expect(plain).not.toMatch(/declared|asked about|rated/)
    const full = design({
      game: 'who-is-spy',
      subjects: ['fox'],
      measures: ['win-rate'],
      probes: ['belief'],
      judges: [{ agent: 'sample-counter', rubric: 'clue-fit', times: 2, trust: 0.6 }],
    })
    expect(full).toContain('The declared measures are Win rate (matches in first place ÷ matches).')
    expect(full).toContain('agents were asked about some of its moments')
    expect(full).toContain(
      'by the rubric “A clue and the word of its speaker”, 2 times an item (to be trusted from a weighted κ of 0.6',
    )
  })

  it('tell a judge once, with all rubrics by which it rates in the same way', () => {
    const said = design({
      game: 'avalon',
      subjects: ['clerk'],
      judges: [
        { agent: 'sample-counter', rubric: 'thinking-follows' },
        { agent: 'sample-counter', rubric: 'speech-follows' },
        { agent: 'sample-counter', rubric: 'intention-reasonable', times: 2 },
      ],
    })
    expect(said).toMatch(
      /by the rubrics “Thinking that follows intentions” and “Speech that follows intentions”, once an item; .* by the rubric “Intentions that were chosen”, 2 times an item/,
    )
  })

  it('say nothing of what comes of it', () => {
    expect(design(game)).not.toMatch(/were played|Wilson|void/)
  })

  it('tell each experiment of a suite', () => {
    const read = readSuite(suitePresetCalled('magic')?.spec)
    if (!read.ok) throw new Error('the preset is no suite')
    const paragraphs = designOf({ kind: 'suite', ...read }, facts, 'en')
    expect(paragraphs.find((one) => one.startsWith('Prisoner’s dilemma:'))).toMatch(
      /^Prisoner’s dilemma: Coin(?: \([^)]*\))? played as weak and Grudge(?: \([^)]*\))? played as strong\./,
    )
    expect(paragraphs).toHaveLength(1 + read.parts.size)
    expect(paragraphs[0]).toContain('The design follows Xu et al. (2024).')
  })
})

describe('the methods of a report', () => {
  const report = playedReport({
    game: 'who-is-spy',
    subjects: ['fox', 'granny'],
    conditions: ['baseline', 'attack'],
    design: { materials: 12, repeats: 1 },
    measures: ['win-rate', 'mean-points'],
    seed: 'said',
  })
  const text = methodsOf(report, facts, 'en').join('\n')

  it('tell how many matches count, the seed, the software and the plan', () => {
    expect(text).toContain('Of 48 planned matches, 48 were played and counted.')
    expect(text).toContain('the seed “said”')
    expect(text).toContain('by Who is Spy 0.2.0. The plan')
    expect(text).toContain(`(SHA-256 ${'ab'.repeat(32)}) was fixed on 2026-03-01, before the first match.`)
    expect(methodsOf(report, { software: '0.2.0', players: {} }, 'en').join('\n')).not.toContain('SHA-256')
  })

  it('exclude void matches only where there were some, and count failures as losses', () => {
    expect(text).not.toContain('void')
    const matches = { planned: 48, decided: 40, failed: 3, void: 2 }
    const early = methodsOf({ ...report, matches }, facts, 'en').join('\n')
    expect(early).toContain('Of 48 planned matches, 43 were played and counted; in 3 of them')
    expect(early).toContain('2 void matches were excluded.')
  })

  it('name the methods of the intervals that the report has, and no others', () => {
    const used = new Set(
      [
        ...report.cells.map(({ estimate }) => estimate),
        ...report.effects.map(({ difference }) => difference),
      ].map(({ method }) => method),
    )
    expect(text.includes('Wilson intervals')).toBe([...used].some((one) => one?.startsWith('wilson')))
    expect(text.includes('Newcombe')).toBe([...used].some((one) => one?.startsWith('paired')))
    expect(text.includes('bootstrap-t')).toBe([...used].some((one) => one?.startsWith('bootstrap-t')))
    expect(text).not.toContain('Clopper')
    const bare = methodsOf(
      { ...report, cells: [], effects: [], contrasts: [], interactions: [], families: [] },
      facts,
      'en',
    )
    expect(bare.join('\n')).not.toMatch(/interval|permutation|Holm|Effect sizes/)
  })

  it('tell for how many comparisons each family is corrected', () => {
    for (const { family, counted } of report.families ?? [])
      if (family === 'effects' && counted > 0)
        expect(text).toContain(`effects of the conditions (${counted})`)
    expect(text).not.toContain('(0)')
  })
})
