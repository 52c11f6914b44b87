import { describe, expect, it } from 'vitest'
import { parseInline, parseMarkdown } from './parse-markdown.ts'

describe('blocks', () => {
  it('a heading has a level and an address of its own', () => {
    expect(parseMarkdown('## When is a word said?')).toEqual([
      { kind: 'heading', level: 2, id: 'when-is-a-word-said', children: [text('When is a word said?')] },
    ])
  })

  it('lines that follow each other are one paragraph', () => {
    expect(parseMarkdown('one\ntwo\n\nthree')).toEqual([
      { kind: 'paragraph', children: [text('one two')] },
      { kind: 'paragraph', children: [text('three')] },
    ])
  })

  it('a list item continues in its indented lines, and an ordered list keeps its numbers', () => {
    const source = '1. first\n   goes on\n   - inner\n\n   aside\n\n2. second\n\nafter'
    expect(parseMarkdown(source)).toEqual([
      {
        kind: 'list',
        isOrdered: true,
        items: [
          {
            children: [text('first goes on')],
            inside: [
              { kind: 'list', isOrdered: false, items: [{ children: [text('inner')], inside: [] }] },
              { kind: 'paragraph', children: [text('aside')] },
            ],
          },
          { children: [text('second')], inside: [] },
        ],
      },
      { kind: 'paragraph', children: [text('after')] },
    ])
  })

  it('a table has a head, and a cell may contain a vertical bar', () => {
    expect(parseMarkdown('| a | b |\n|---|---|\n| 1 | 2\\|3 |')).toEqual([
      { kind: 'table', head: [[text('a')], [text('b')]], rows: [[[text('1')], [text('2|3')]]] },
    ])
  })

  it('code is kept as it is, even if it is never closed', () => {
    expect(parseMarkdown('```\n# **no**\n')).toEqual([{ kind: 'code', text: '# **no**' }])
  })

  it('indented text is code as well', () => {
    expect(parseMarkdown('    a = 1\n    b = 2\n\nText.')[0]).toEqual({ kind: 'code', text: 'a = 1\nb = 2' })
  })

  it('headings with the same text have different addresses', () => {
    const ids = parseMarkdown('## Steps\n\n## Steps\n').map((block) => block.kind === 'heading' && block.id)
    expect(ids).toEqual(['steps', 'steps-2'])
  })

  it('Chinese text continues in the next line without a space', () => {
    expect(parseMarkdown('一行，\n又一行 a\nb')[0]).toEqual({
      kind: 'paragraph',
      children: [text('一行，又一行 a b')],
    })
  })

  it('strong Chinese text may end with a full stop', () => {
    expect(parseMarkdown('**先试。**再看**“二”**。')[0]).toEqual({
      kind: 'paragraph',
      children: [
        { kind: 'strong', children: [text('先试。')] },
        text('再看'),
        { kind: 'strong', children: [text('“二”')] },
        text('。'),
      ],
    })
  })

  it('a quotation may hold more than one paragraph', () => {
    expect(parseMarkdown('> one\n>\n> - two')).toEqual([
      {
        kind: 'quote',
        inside: [
          { kind: 'paragraph', children: [text('one')] },
          { kind: 'list', isOrdered: false, items: [{ children: [text('two')], inside: [] }] },
        ],
      },
    ])
  })

  it.each(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', 'a <b onclick="x()">b</b> c'])(
    '%s stays complete as plain text',
    (html) => {
      expect(parseMarkdown(html)).toEqual([{ kind: 'paragraph', children: [text(html)] }])
    },
  )

  it.each([
    '[x]: javascript:alert(1)\n\n[a][x]',
    '<javascript:alert(1)>',
    '![a](javascript:alert(1))',
    '[a](&#106;avascript:alert(1))',
  ])('%s does not become a link', (source) => {
    expect(JSON.stringify(parseMarkdown(source))).not.toContain('"link"')
  })

  it('HTML is treated as plain text', () => {
    expect(parseMarkdown('<b>x</b>')).toEqual([{ kind: 'paragraph', children: [text('<b>x</b>')] }])
  })
})

describe('inside a line', () => {
  it('strong, emphasis, code and links are told apart', () => {
    expect(parseInline('**a** _b_ `c` [d](/e)').map(({ kind }) => kind)).toEqual([
      ...['strong', 'text', 'emphasis', 'text', 'code', 'text', 'link'],
    ])
  })

  it('an underscore inside a word means nothing', () => {
    expect(parseInline('snake_case_name')).toEqual([text('snake_case_name')])
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://example.org'])(
    '%s is not a link',
    (address) => {
      expect(parseInline(`[x](${address})`)[0]).toEqual(text('x'))
    },
  )
})

function text(content: string) {
  return { kind: 'text', text: content }
}
