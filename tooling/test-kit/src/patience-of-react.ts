import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { PATIENCE } from './patience.ts'

configure({ asyncUtilTimeout: PATIENCE })

// Unmounts what a test has rendered, after its own hooks: a late timer would find no window.
afterEach(() => cleanup())
