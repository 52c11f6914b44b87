'use server'

import { changePassword as storePassword, deleteUser, endSessions, readCredentials, revokeToken, tokenOwner } from '@wis/db'
