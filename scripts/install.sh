# Runs a command that installs from an index of packages. If it fails, one sentence says why, and the
# rest is in build/packages.log. Used by the Makefile.
"$@" >build/packages.log 2>&1 && exit
if grep -q -E 'No matching distribution|NewConnection|ConnectTimeout|ReadTimeout|ProxyError' build/packages.log; then
    echo "The packages that Potager needs can't be downloaded: check your network, and with" \
        "\`pip config list\` which index pip asks. build/packages.log has the details."
else
    tail -n 20 build/packages.log
    echo "The packages that Potager needs can't be installed: build/packages.log has the details."
fi
exit 1
