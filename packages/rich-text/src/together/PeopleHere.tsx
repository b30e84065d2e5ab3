import { useEffect, useState } from 'react'
import type { DocumentPerson, SharedDocument } from './shared-document.ts'
import styles from './Together.module.css'

/** Faces beyond which only a number is shown. */
const SHOWN = 4

/** Who else has the document open: one face for each person. */
export function PeopleHere({ shared, label }: { shared: SharedDocument; label: string }) {
  const [people, setPeople] = useState<DocumentPerson[]>([])
  useEffect(
    function followPeople() {
      const read = () => {
        const next = [...new Map(shared.people().map((person) => [person.userId, person])).values()]
        // Moves of a cursor change nobody.
        setPeople((before) => (namesOf(before) === namesOf(next) ? before : next))
      }
      read()
      shared.presence.on('change', read)
      return () => shared.presence.off('change', read)
    },
    [shared],
  )
  if (people.length === 0) return null
  const others = people.slice(SHOWN)
  return (
    <ul className={styles.people} aria-label={label}>
      {people.slice(0, SHOWN).map(({ userId, name, color }) => (
        <li key={userId} className={styles.face} data-color={color} title={name}>
          <span aria-hidden>{Array.from(name).at(-1)?.toUpperCase()}</span>
          <span className={styles.hidden}>{name}</span>
        </li>
      ))}
      {others.length > 0 && (
        <li className={styles.face} data-color="7" title={others.map(({ name }) => name).join(', ')}>
          +{others.length}
        </li>
      )}
    </ul>
  )
}

const namesOf = (people: readonly DocumentPerson[]) => people.map(({ userId, name }) => `${userId} ${name}`).join('|')
