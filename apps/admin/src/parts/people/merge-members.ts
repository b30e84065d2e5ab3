interface Versions {
  /** Before either of the two changed anything. */
  readIds: readonly string[]
  /** As they are chosen here. */
  userIds: readonly string[]
  /** As somebody else saved them. */
  nowIds: readonly string[]
}

/** What two people made of the same members: whoever one of them added is one, whoever one of them removed is none. */
export function mergeMembers({ readIds, userIds, nowIds }: Versions) {
  const [read, mine, now] = [new Set(readIds), new Set(userIds), new Set(nowIds)]
  const theirs = nowIds.filter((id) => !read.has(id))
  return {
    userIds: [...userIds.filter((id) => now.has(id) || !read.has(id)), ...theirs.filter((id) => !mine.has(id))],
    changed: { added: theirs.length, removed: readIds.filter((id) => !now.has(id)).length },
  }
}
