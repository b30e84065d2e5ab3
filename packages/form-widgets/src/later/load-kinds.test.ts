import { expect, it } from 'vitest'
import { FIELDS } from '../kinds/fields.generated.ts'
import { VIEWS } from '../views/views.generated.ts'
import { areKindsLoaded, loadedFieldOf, loadedViewOf, loadKinds } from './load-kinds.ts'

it('loads the fields and views of the other registry, and no kinds that were not named', async () => {
  await loadKinds(['rate', 'rate', 'hologram', 'toString'])
  expect(loadedFieldOf('rate')).toBe(FIELDS['rate'])
  expect(loadedFieldOf('date')).toBeUndefined()
  expect(areKindsLoaded(['rate', 'hologram', 'toString'])).toBe(true)
  expect(areKindsLoaded(['rate', 'date'])).toBe(false)

  const kinds = [...Object.keys(FIELDS), ...Object.keys(VIEWS)]
  await loadKinds(kinds)
  expect(areKindsLoaded(kinds)).toBe(true)
  for (const [kind, field] of Object.entries(FIELDS)) expect(loadedFieldOf(kind)).toBe(field)
  for (const [kind, view] of Object.entries(VIEWS)) expect(loadedViewOf(kind)).toBe(view)
})
