import { mostTokens, passwordLength } from '@wis/protocol'
import { expect, it } from 'vitest'
import en from '../../../messages/en.ts'
import zh from '../../../messages/zh.ts'

it.each([en, zh])('both languages say how long a password must be', ({ account }) => {
  for (const text of [account.signUp.passwordHint, account.errors.password])
    expect(text).toContain(String(passwordLength.least))
})

it.each([en, zh])('both languages say how many tokens an account can have', (said) => {
  const refusals = [said.account.errors.tooManyTokens, said.agentSettings.dialIn.trouble.tooManyTokens]
  for (const text of [...refusals, said.apiDocs.basics.token]) expect(text).toContain(` ${mostTokens} `)
})
