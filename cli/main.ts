#!/usr/bin/env node
const [command] = process.argv.slice(2)
console.error(command === undefined ? 'usage: kantyna COMMAND' : `There is no command "${command}".`)
process.exitCode = 2
