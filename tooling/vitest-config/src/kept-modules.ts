import type { Plugin } from 'vitest/config'

/** The address of a module, as Vite's development server writes it. */
const MODULE = /\.(?:tsx?|m?js|json|css)(?:\?.*)?$/

/**
 * Lets the browser keep modules until the end of the run. Each test file has a page of its own, which loads up to a thousand modules;
 * Vite would be asked again for each of them, and V8 would compile them again. Not while Vitest watches: sources change then.
 */
export function keptModules(): Plugin {
  let isWatching = true
  return {
    name: 'sqos:kept-modules',
    configureVitest({ vitest }) {
      isWatching = vitest.config.watch
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!isWatching && MODULE.test(request.url ?? '')) {
          const setHeader = response.setHeader.bind(response)
          response.setHeader = (name, value) =>
            setHeader(name, name === 'Cache-Control' ? 'max-age=31536000, immutable' : value)
        }
        next()
      })
    },
  }
}
