import { describe, expect, it } from 'vitest'
import { presetCalled } from '../../presets/presets.ts'
import { readSpec } from '../../spec/read-spec.ts'
import { playedReport } from '../../testing/played-report.ts'
import { latexText, toLatex } from './latex.ts'

const hostile = '[*] "q" `g` 50% & #1 $x$ a_b {c} ~ ^ \\input{y} < > | — × κ α −'

const report = playedReport({
  game: 'tic-tac-toe',
  name: hostile,
  subjects: ['perfect', 'random'],
  opponents: ['random'],
  conditions: ['baseline', 'again-1'],
  design: { materials: 12, repeats: 1 },
  published: [
    {
      title: hostile,
      source: hostile,
      columns: ['win-rate', hostile],
      rows: Array.from({ length: 50 }, (_, at) => ({
        name: at === 0 ? hostile : `*${at}`,
        values: [0.5, null],
      })),
    },
  ],
})

/** The commands, braces and signs of a document. A sign that LaTeX would take for something else is not let through. */
function tokens(text: string): readonly string[] {
  const body = text
    .replaceAll(/^%.*$/gm, '')
    .replaceAll('{%\n', '{\n')
    .replaceAll(/(?<!\\)\$[^$\n]*\$/g, '')
  const found = body.match(/\\[a-zA-Z]+|\\[^a-zA-Z]|[{}&$%#_^~"`<>|]|[^\x00-\x7f]/gu) ?? []
  return found
}

describe('the tables of a report in LaTeX', () => {
  const text = toLatex(report, 'en')

  it('have no sign that means something else than it says, and no letter that plain LaTeX lacks', () => {
    expect(tokens(text).filter((token) => /^[%#_^~"<>|]$|^[^\x00-\x7f]$/u.test(token))).toEqual([])
    expect(text).not.toContain('\\input')
  })

  it('have every sign that tables of the laboratory put beside a number', () => {
    const own = playedReport({
      game: 'avalon',
      ruleset: 'interintent',
      subjects: ['clerk', 'schemer'],
      opponents: ['clerk', 'schemer', 'clerk', 'schemer'],
      measures: ['win-rate', 'team-selection', 'merlins-found-rate'],
      design: { materials: 10, repeats: 1, free: ['turn'] },
    })
    const tables = toLatex(own, 'en')
    expect(tables).toContain('$\\approx$ ')
    expect(tokens(tables).filter((token) => /^[^\x00-\x7f]$/u.test(token))).toEqual([])
    expect(latexText('† ‡ § ≈ μ · ½')).toMatch(/^[\x00-\x7f]+$/)
  })

  it('close all that they open, and each row has as many cells as its head', () => {
    let depth = 0
    for (const token of tokens(text)) {
      if (token === '{') depth += 1
      if (token === '}') depth -= 1
      expect(depth).toBeGreaterThanOrEqual(0)
    }
    expect(depth).toBe(0)
    const open: string[] = []
    for (const [, what, name = ''] of text.matchAll(/\\(begin|end)\{(\w+)\}/g))
      if (what === 'begin') open.push(name)
      else expect(open.pop()).toBe(name)
    expect(open).toEqual([])
    for (const [, columns = '', rows = ''] of text.matchAll(
      /\\begin\{tabular\}\{([lr]+)\}([^]*?)\\end\{tabular\}/g,
    ))
      for (const row of rows.split('\n').filter((line) => line.endsWith('\\\\')))
        expect(row.match(/(?<!\\)&/g)?.length ?? 0).toBe(columns.length - 1)
  })

  it('have dollars in pairs in each line, and begin no row with what belongs to the one before', () => {
    for (const line of text.split('\n')) expect((line.match(/(?<!\\)\$/g)?.length ?? 0) % 2).toBe(0)
    expect(text).not.toMatch(/\\\\\n\s*[[*]/)
  })

  it('are cut where they are too long for a page, and made smaller where they are too wide', () => {
    const cut = [...text.matchAll(/\\caption\{([^\n]*) \(2\/2\)\}/g)].map(([, title]) => title)
    // The results have too many columns, and the published values too many rows.
    expect(cut).toEqual(['Results', latexText(hostile)])
    expect(text).toContain('\\resizebox{\\textwidth}{!}{%')
    expect(new Set(text.match(/\\label\{.*?\}/g)).size).toBe(text.match(/\\begin\{table\}/g)?.length)
  })

  it('are cut between columns where one would be too small to read, and each piece names its rows', () => {
    const spec = readSpec({ ...presetCalled('interintent')?.spec, design: { materials: 10, repeats: 1 } })
    if (!spec.ok) return expect.fail(JSON.stringify(spec.faults))
    const { subjects, opponents, measures } = spec.spec
    const wide = toLatex(
      playedReport({
        game: 'avalon',
        ruleset: 'interintent',
        subjects,
        opponents,
        measures,
        design: { materials: 10, repeats: 1, free: ['turn'] },
      }),
      'en',
    )
    const pieces = wide.split('\\end{table}').filter((table) => table.includes('\\caption{Results ('))
    expect(pieces.length).toBeGreaterThan(1)
    for (const piece of pieces) expect(piece).toMatch(/\n {4}clerk & Baseline & /)
    for (const name of ['Wins as good', 'Merlin found'])
      expect(pieces.filter((piece) => piece.replaceAll('\\\\{}', ' ').includes(name))).toHaveLength(1)
  })

  it('are never more than eight in a row, which is as many as LaTeX keeps waiting', () => {
    const many = report.published.flatMap((table) => Array.from({ length: 20 }, () => table))
    const rows = toLatex({ ...report, published: many }, 'en').split('\\clearpage')
    const counts = rows.map((part) => part.match(/\\begin\{table\}/g)?.length ?? 0)
    expect(counts.length).toBeGreaterThan(2)
    expect(Math.max(...counts)).toBe(8)
  })

  it('say which packages they need', () => {
    expect(text.split('\n')[0]).toContain('booktabs,graphicx')
    expect(latexText('玩家 1')).toBe('玩家 1')
  })
})

describe('the head of a wide table', () => {
  const rowsOf = (language: 'en' | 'zh') =>
    toLatex(
      playedReport({
        game: 'tic-tac-toe',
        ruleset: 'llmarena',
        subjects: ['random'],
        opponents: ['subject'],
        measures: ['flawless-line-rate', 'illegal-game-rate'],
        design: { materials: 10, repeats: 1 },
      }),
      language,
    )

  it('is broken into lines, so that numbers stay large enough to read', () => {
    const [table = ''] = rowsOf('en').split('\\end{table}')
    expect(table).toContain('\\shortstack[r]{Won by a line\\\\{}without an illegal\\\\{}move, \\%}')
    expect(table).not.toContain('resizebox')
  })

  it('is broken in Chinese too, whose letters take the room of two', () => {
    const [table = ''] = rowsOf('zh').split('\\end{table}')
    expect(table).toMatch(/\\shortstack\[r\]\{[^{}]*\p{Script=Han}\\\\\{\}\p{Script=Han}/u)
    expect(table).not.toMatch(/\\\\\{\}[，。：；）、]/)
  })

  it('and a number below nothing has a minus, which a hyphen is not', () => {
    expect(latexText('-0.4 (-10.8 to 3.0); h -3.14; wins-and-blocks, 2-deduction, gpt-4')).toBe(
      '$-$0.4 ($-$10.8 to 3.0); h $-$3.14; wins-and-blocks, 2-deduction, gpt-4',
    )
  })
})
