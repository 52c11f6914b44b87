import { auditActions } from '@wis/db'
import { expect, it } from 'vitest'
import en from '../../../messages/en.ts'
import zh from '../../../messages/zh.ts'

it.each([en, zh])('both languages have a sentence for every entry of the audit log', ({ admin }) => {
  expect(Object.keys(admin.audit.deeds).toSorted()).toEqual(auditActions.toSorted())
})
