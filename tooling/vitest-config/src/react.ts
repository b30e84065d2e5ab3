import { join } from 'node:path'

/** Versions of React that tests can run on beside the newest; the values of `SQOS_TEST_REACT`. */
export const OTHER_REACTS = ['18', '19-0'] as const

/**
 * Vite's aliases for the version of React in `SQOS_TEST_REACT`; none for the newest. They reach what Vite bundles: tests in a
 * browser, not tests in Node, whose dependencies Node loads itself.
 */
export function reactAlias(version = process.env['SQOS_TEST_REACT']): { find: RegExp; replacement: string }[] {
  if (!version) return []
  if (!OTHER_REACTS.some((one) => one === version))
    throw new Error(`SQOS_TEST_REACT is one of ${OTHER_REACTS.join(', ')}.`)
  // react-router 8 asks for React 19.2.
  const folders = { react: `react-${version}`, 'react-dom': `react-dom-${version}`, 'react-router': 'react-router-7' }
  return Object.entries(folders).map(([name, folder]) => ({
    find: new RegExp(`^${name}(?=/|$)`),
    replacement: join(import.meta.dirname, '../node_modules', folder),
  }))
}
