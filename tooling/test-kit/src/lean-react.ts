// In development React records a stack and a task for each element, and each render for the panel "Performance" of the browser.
// That is a fifth of the scripting of a test, and nobody reads it. This file comes before every file that loads React.

Reflect.set(console, 'createTask', undefined)
Reflect.set(console, 'timeStamp', undefined)
void stopRecordingStacks()

/** React stops by itself after 10,000 stacks per second. Other versions of React do not count them. */
async function stopRecordingStacks() {
  const react = await import('react')
  const internals: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
  if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals)) return
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} })
}
