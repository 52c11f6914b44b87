import { describe, expect, it } from 'vitest'
import { isKeyTaken, keyCommand } from './keys.ts'

const press = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isTaken: false }

describe('keys', () => {
  it.each([
    ['k', { type: 'toggle' }],
    [' ', { type: 'toggle' }],
    ['j', { type: 'step', by: -1 }],
    ['L', { type: 'round', by: 1 }],
    ['<', { type: 'pace', by: -1 }],
    ['2', { type: 'go-to-round', round: 2 }],
    ['r', { type: 'toggle-reveal' }],
    ['v', { type: 'next-view' }],
    ['?', { type: 'show-keys' }],
    ['ArrowLeft', { type: 'step', by: -1 }],
    ['ArrowRight', { type: 'step', by: 1 }],
    ['Home', { type: 'first' }],
    ['End', { type: 'last' }],
  ])('%s has a meaning', (key, command) => {
    expect(keyCommand({ ...press, key })).toEqual(command)
  })

  it.each(['x', '0', 'Enter', 'toString', '__proto__'])('%s has no meaning', (key) => {
    expect(keyCommand({ ...press, key })).toBeUndefined()
  })

  it('a key together with a modifier belongs to the browser', () => {
    expect(keyCommand({ ...press, key: 'r', metaKey: true })).toBeUndefined()
    expect(keyCommand({ ...press, key: 'l', ctrlKey: true })).toBeUndefined()
  })

  it('no key has a meaning while the reader types', () => {
    expect(isKeyTaken('k', { tagName: 'INPUT', type: 'text' })).toBe(true)
    expect(isKeyTaken('k', { tagName: 'SELECT' })).toBe(true)
    expect(isKeyTaken('k', { tagName: 'DIV', isContentEditable: true })).toBe(true)
    expect(keyCommand({ ...press, key: 'k', isTaken: true })).toBeUndefined()
  })

  it('space belongs to a focused button, but letters do not', () => {
    expect([isKeyTaken(' ', { tagName: 'BUTTON' }), isKeyTaken('k', { tagName: 'BUTTON' })]).toEqual([
      true,
      false,
    ])
  })

  it('space presses the checkbox or the choice that has the focus, and plays from the slider', () => {
    const taken = ['checkbox', 'radio', 'button', 'range'].map((type) =>
      isKeyTaken(' ', { tagName: 'INPUT', type }),
    )
    expect(taken).toEqual([true, true, true, false])
  })

  it('the slider leaves letters to the page', () => {
    expect(isKeyTaken('l', { tagName: 'INPUT', type: 'range' })).toBe(false)
  })

  it.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])('%s moves the match wherever the focus is', (key) => {
    for (const type of ['range', 'radio', 'checkbox'])
      expect(isKeyTaken(key, { tagName: 'INPUT', type })).toBe(false)
    for (const tagName of ['SELECT', 'BUTTON', 'A', 'SUMMARY', 'DIV', 'BODY']) {
      expect(isKeyTaken(key, { tagName })).toBe(false)
    }
    for (const type of ['text', 'search', 'number'])
      expect(isKeyTaken(key, { tagName: 'INPUT', type })).toBe(true)
    expect(isKeyTaken(key, { tagName: 'TEXTAREA' })).toBe(true)
    expect(isKeyTaken(key, { tagName: 'SELECT', matches: () => true })).toBe(true)
    expect(keyCommand({ ...press, key, shiftKey: true })).toBeUndefined()
    expect(keyCommand({ ...press, key, altKey: true })).toBeUndefined()
  })
})
