import fs from 'node:fs'
import { apiTypes, apiTypesFile } from './api-types.ts'

// Makes the types of the command line's client anew, whenever the API has changed.
fs.writeFileSync(apiTypesFile, await apiTypes())
console.log(`✔ ${apiTypesFile} is up to date with the API`)
