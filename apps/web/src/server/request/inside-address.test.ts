import { describe, expect, it } from 'vitest'
import { insideOf } from './inside-address.ts'

const webhook = (url: string) => ({ kind: 'webhook', url }) as const
const openai = (baseUrl: string) =>
  ({ kind: 'openai', baseUrl, model: 'm', strategy: { preset: 'plain' } }) as const

describe('an address of an agent', () => {
  it.each([
    'http://127.0.0.1:9/turn',
    'http://127.1/turn',
    'http://0x7f000001/turn',
    'http://169.254.169.254/latest',
    'https://10.1.2.3/turn',
    'http://192.168.0.9:8000/turn',
    'http://localhost:7860/turn',
    'http://agent.localhost/turn',
    'http://localhost.:7860/turn',
    'http://127.0.0.1.:7860/turn',
    'http://[::1]:8000/turn',
    'http://[fd00::1]/turn',
    'http://[::ffff:127.0.0.1]/turn',
  ])('on the inside network is found: %s', (url) => {
    expect(insideOf(webhook(url), [])).toMatchObject({ field: 'url' })
    expect(insideOf(openai(url), [])).toMatchObject({ field: 'baseUrl' })
  })

  it.each(['https://agent.example/turn', 'http://8.8.8.8:80/turn', 'https://[2606:4700::1111]/turn'])(
    'on the open internet is accepted: %s',
    (url) => {
      expect(insideOf(webhook(url), [])).toBeUndefined()
    },
  )

  it('on the operator’s list is accepted, on that port alone', () => {
    const listed = ['127.0.0.1:7860', '[::1]:80']
    expect(insideOf(webhook('http://127.0.0.1:7860/turn'), listed)).toBeUndefined()
    expect(insideOf(webhook('http://[::1]/turn'), listed)).toBeUndefined()
    expect(insideOf(webhook('http://127.0.0.1:7861/turn'), listed)).toEqual({
      field: 'url',
      place: '127.0.0.1:7861',
    })
  })

  it('does not exist for a Space', () => {
    expect(insideOf({ kind: 'hf-space', space: 'owner/name' }, [])).toBeUndefined()
  })
})
