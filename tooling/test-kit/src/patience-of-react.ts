import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { PATIENCE } from './patience.ts'

configure({ asyncUtilTimeout: PATIENCE })

// What a test has drawn ends with it, after its own hooks: a timer of the last one would find no window any more.
afterEach(() => cleanup())
