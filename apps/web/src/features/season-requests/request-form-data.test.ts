import { describe, expect, it } from 'vitest'
import { formOf } from '../../testing/form-of.ts'
import { readRequest } from './request-form-data.ts'

const filled = {
  title: 'An evening of spies',
  text: 'For the forty students of our course.',
  languages: 'en zh',
  agents: '40',
  beginsOn: '',
  endsOn: '',
}

const filledWith = (fields: Readonly<Record<string, string>>) => formOf({ ...filled, ...fields })

describe('the form of a request', () => {
  it('needs no dates', () => {
    expect(readRequest(filledWith({}))).toMatchObject({
      wish: { title: filled.title, languages: ['en', 'zh'], agents: 40, beginsOn: null, endsOn: null },
    })
  })

  it('counts a line break as one character, as the browser does', () => {
    const text = 'line\r\n'.repeat(200).trimEnd()
    const read = readRequest(filledWith({ text }))
    expect(read.ok && read.wish.text).toBe('line\n'.repeat(200).trimEnd())
    expect(text.length).toBeGreaterThan(1000)
  })

  it.each([
    [{ title: 'Too short' }, 'title'],
    [{ title: 'x'.repeat(81) }, 'title'],
    [{ title: `${'x'.repeat(9)}   ` }, 'title'],
    [{ text: 'Because.' }, 'text'],
    [{ text: `${filled.text}\0` }, 'text'],
    [{ languages: '' }, 'languages'],
    [{ languages: 'en en' }, 'languages'],
    [{ languages: 'tlh' }, 'languages'],
    [{ agents: '' }, 'agents'],
    [{ agents: 'many' }, 'agents'],
    [{ agents: '1' }, 'agents'],
    [{ agents: '2.5' }, 'agents'],
    [{ beginsOn: 'soon' }, 'beginsOn'],
    [{ beginsOn: '2030-02-31' }, 'beginsOn'],
    [{ beginsOn: '2030-05-02', endsOn: '2030-05-01' }, 'endsOn'],
    [{ beginsOn: '2020-05-01' }, 'beginsOn'],
    [{ beginsOn: '2020-05-01', endsOn: '2020-05-02' }, 'endsOn'],
  ])('reports %j at its field, and keeps every value', (fields, field) => {
    const read = readRequest(filledWith(fields))
    expect(read).toMatchObject({ ok: false, errors: { [field]: field }, kept: fields })
    expect(!read.ok && Object.keys(read.errors)).toEqual([field])
  })
})
