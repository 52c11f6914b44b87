import { describe, expect, it } from 'vitest'
import { hashPassword, isPassword } from './password.ts'

describe('a password', () => {
  it('is recognised again, and no other is', async () => {
    const stored = await hashPassword('correct horse')
    expect(await isPassword('correct horse', stored)).toBe(true)
    expect(await isPassword('correct horsf', stored)).toBe(false)
    expect(await isPassword('', stored)).toBe(false)
  })

  it('is stored with its own salt and the parameters to check it by', async () => {
    const [one, other] = await Promise.all([hashPassword('same words'), hashPassword('same words')])
    expect(one).toMatch(/^scrypt\$32768\$8\$1\$[\w-]{22}\$[\w-]{43}$/)
    expect(one).not.toBe(other)
  })

  it('hashed with weaker parameters still works', async () => {
    const old = 'scrypt$1024$8$1$c2FsdHNhbHRzYWx0c2FsdA$dQYihSOjramD0auIurboB9ARv9WX9DjtzKs5cCyZjA8'
    expect(await isPassword('an old one', old)).toBe(true)
  })

  it('is the same however its letters are composed in Unicode', async () => {
    expect(await isPassword('caf\u00e9 au lait', await hashPassword('cafe\u0301 au lait'))).toBe(true)
  })

  it('never fits an account that does not exist', async () => {
    expect(await isPassword('', null)).toBe(false)
    expect(await isPassword('anything', undefined)).toBe(false)
  })
})
