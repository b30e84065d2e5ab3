/** Name and code of a configuration record. */
export interface Names {
  fullName: string
  enCode: string
}

/** The names, or the names with the lowest number that `isFree` accepts: `Types`, `Types 2`, `Types 3` … */
export async function freeNames(
  { fullName, enCode }: Names,
  isFree: (names: Names) => Promise<boolean>,
): Promise<Names> {
  for (let number = 1; ; number += 1) {
    const names =
      number === 1 ? { fullName, enCode } : { fullName: `${fullName} ${number}`, enCode: `${enCode}${number}` }
    if (await isFree(names)) return names
  }
}
