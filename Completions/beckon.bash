# SPDX-License-Identifier: Apache-2.0
# Completion of beckon for bash: the program itself knows its commands, apps, actions, parameters and their values.

_beckon() {
    local current=${COMP_WORDS[COMP_CWORD]} line extension
    COMPREPLY=()
    while IFS= read -r line; do
        if [[ $line == /files* ]]; then
            # File names, where given only of these kinds, and folders on the way to them.
            compopt -o filenames 2>/dev/null
            local kinds=(${line#/files})
            [[ $current == "=" ]] && current=
            if ((${#kinds[@]} == 0)); then
                mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$current")
                continue
            fi
            mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -d -- "$current")
            for extension in "${kinds[@]}"; do
                # A bundle is a folder and stands in the list already.
                [[ $extension == app ]] && continue
                mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -X "!*.$extension" -- "$current")
            done
        else
            COMPREPLY+=("$(printf '%q' "$line")")
        fi
    done < <("${COMP_WORDS[0]}" --complete "$COMP_CWORD" "${COMP_WORDS[@]}" 2>/dev/null)
}

complete -F _beckon beckon
