import { describe, expect, it } from 'vitest'
import { markedVisitor, visitorMark } from './visitor-mark.ts'

describe('the mark of a visitor', () => {
  it('gives the address to holders of the keys', () => {
    expect(markedVisitor('keys', visitorMark('keys', '203.0.113.7'))).toBe('203.0.113.7')
    expect(markedVisitor('keys', visitorMark('keys', '2001:db8:0:1::/64'))).toBe('2001:db8:0:1::/64')
  })

  it.each([
    undefined,
    '',
    '203.0.113.7',
    '203.0.113.7 ',
    visitorMark('other keys', '203.0.113.7'),
    `203.0.113.8 ${visitorMark('keys', '203.0.113.7').split(' ')[1] ?? ''}`,
    `${visitorMark('keys', '203.0.113.7')} more`,
  ])('cannot be made up: %j', (mark) => {
    expect(markedVisitor('keys', mark)).toBeUndefined()
  })
})
